nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V01aC30WithinARootIsHeldByTheOuterOne4TestfMp_.swift:5:99-5:109
