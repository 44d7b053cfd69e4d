nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09EncryptedB0V018everyVerbWorksOnAnC10Repository4TestfMp_.swift:5:99-5:109
