nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012EncryptedRunB0V21slotsChangeAtomically4TestfMp_.swift:4:179-4:189
