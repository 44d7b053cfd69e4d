nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_.swift:5:99-5:109
