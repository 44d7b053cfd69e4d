nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests03KeyaB0V20forgedKeysAreRefused4TestfMp_.swift:4:170-4:180
