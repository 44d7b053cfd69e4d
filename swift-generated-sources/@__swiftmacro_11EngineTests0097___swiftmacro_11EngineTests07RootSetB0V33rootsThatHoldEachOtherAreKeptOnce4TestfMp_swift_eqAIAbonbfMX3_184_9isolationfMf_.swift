nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_.swift:4:185-4:195
