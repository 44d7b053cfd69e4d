nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012EncryptedRunB0V35everyAcknowledgedCommitIsRemembered4TestfMp_.swift:5:99-5:109
