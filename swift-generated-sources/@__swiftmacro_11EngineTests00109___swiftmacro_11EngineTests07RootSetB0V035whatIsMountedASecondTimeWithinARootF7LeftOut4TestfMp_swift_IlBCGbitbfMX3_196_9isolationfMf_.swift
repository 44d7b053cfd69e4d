nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V035whatIsMountedASecondTimeWithinARootF7LeftOut4TestfMp_.swift:4:197-4:207
