nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V01aC30WithinADuplicateIsKeptByItself4TestfMp_.swift:4:186-4:196
