nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_.swift:4:196-4:206
