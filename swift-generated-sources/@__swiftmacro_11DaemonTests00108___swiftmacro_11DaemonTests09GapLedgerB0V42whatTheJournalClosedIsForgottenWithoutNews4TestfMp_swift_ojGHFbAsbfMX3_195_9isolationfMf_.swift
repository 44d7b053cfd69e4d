nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests09GapLedgerB0V42whatTheJournalClosedIsForgottenWithoutNews4TestfMp_.swift:4:196-4:206
