nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V013whatIsMissingF8Reported4TestfMp_.swift:5:99-5:109
