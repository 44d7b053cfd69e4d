nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09EncryptedB0V27watchWithoutThePasswordEnds4TestfMp_.swift:4:182-4:192
