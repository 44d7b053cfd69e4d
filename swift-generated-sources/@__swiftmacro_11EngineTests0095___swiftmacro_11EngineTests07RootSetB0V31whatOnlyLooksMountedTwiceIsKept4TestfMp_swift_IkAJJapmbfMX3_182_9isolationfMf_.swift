nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_.swift:4:183-4:193
