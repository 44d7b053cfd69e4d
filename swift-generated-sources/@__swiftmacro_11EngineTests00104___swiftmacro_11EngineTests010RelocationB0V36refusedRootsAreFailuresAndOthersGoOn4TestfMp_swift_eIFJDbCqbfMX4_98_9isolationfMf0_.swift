nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_.swift:5:99-5:109
