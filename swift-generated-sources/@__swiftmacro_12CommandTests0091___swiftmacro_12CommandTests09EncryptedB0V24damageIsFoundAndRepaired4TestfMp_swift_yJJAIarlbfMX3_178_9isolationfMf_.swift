nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_.swift:4:179-4:189
