nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09EncryptedB0V23initTwiceChangesNothing4TestfMp_.swift:4:178-4:188
