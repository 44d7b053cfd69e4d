nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08RootFoldB0V16theHistoryGoesOn4TestfMp_.swift:4:169-4:179
