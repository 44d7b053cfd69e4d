nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V013whatIsMissingF8Reported4TestfMp_.swift:4:176-4:186
