nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V43rootsThatCannotBeOneAreRefusedAndOthersGoOn4TestfMp_.swift:4:195-4:205
