nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09EncryptedB0V21watchKeepsWhatIsSaved4TestfMp_.swift:5:99-5:109
