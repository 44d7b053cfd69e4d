nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012EncryptedRunB0V020whatIsOlderOrAnotherF7Refused4TestfMp_.swift:4:188-4:198
