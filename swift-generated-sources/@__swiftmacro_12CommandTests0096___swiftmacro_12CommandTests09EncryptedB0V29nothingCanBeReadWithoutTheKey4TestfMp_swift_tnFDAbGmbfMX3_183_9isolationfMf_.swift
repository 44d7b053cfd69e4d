nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_.swift:4:184-4:194
