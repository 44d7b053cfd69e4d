nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_.swift:5:99-5:109
