nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010CoarseTimeB0V033fileSavedWithinATickWhileItIsReadkL5Again4TestfMp_.swift:4:198-4:208
