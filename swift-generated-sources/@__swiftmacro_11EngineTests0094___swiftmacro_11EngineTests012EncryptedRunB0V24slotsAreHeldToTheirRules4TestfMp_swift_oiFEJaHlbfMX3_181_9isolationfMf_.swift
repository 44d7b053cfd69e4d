nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_.swift:4:182-4:192
