nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_.swift:4:192-4:202
