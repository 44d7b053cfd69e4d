nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_.swift:5:99-5:109
