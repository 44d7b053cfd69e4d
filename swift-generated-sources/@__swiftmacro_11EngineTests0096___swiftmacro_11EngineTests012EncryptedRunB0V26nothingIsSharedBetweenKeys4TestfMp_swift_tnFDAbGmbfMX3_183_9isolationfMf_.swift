nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012EncryptedRunB0V26nothingIsSharedBetweenKeys4TestfMp_.swift:4:184-4:194
