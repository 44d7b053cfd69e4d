nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_.swift:5:99-5:109
