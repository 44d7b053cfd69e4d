nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_.swift:4:199-4:209
