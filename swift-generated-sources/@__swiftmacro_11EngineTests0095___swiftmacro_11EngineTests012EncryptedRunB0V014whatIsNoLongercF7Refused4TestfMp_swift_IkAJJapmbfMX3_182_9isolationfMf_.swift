nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012EncryptedRunB0V014whatIsNoLongercF7Refused4TestfMp_.swift:4:183-4:193
