nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_.swift:5:99-5:109
