nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_.swift:4:198-4:208
