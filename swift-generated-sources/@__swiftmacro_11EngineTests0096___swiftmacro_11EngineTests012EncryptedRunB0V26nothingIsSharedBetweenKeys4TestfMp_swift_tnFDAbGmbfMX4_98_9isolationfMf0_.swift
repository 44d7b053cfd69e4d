nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012EncryptedRunB0V26nothingIsSharedBetweenKeys4TestfMp_.swift:5:99-5:109
