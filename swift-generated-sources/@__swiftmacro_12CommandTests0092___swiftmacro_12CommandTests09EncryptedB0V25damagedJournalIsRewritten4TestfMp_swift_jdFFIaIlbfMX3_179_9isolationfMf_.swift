nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_.swift:4:180-4:190
