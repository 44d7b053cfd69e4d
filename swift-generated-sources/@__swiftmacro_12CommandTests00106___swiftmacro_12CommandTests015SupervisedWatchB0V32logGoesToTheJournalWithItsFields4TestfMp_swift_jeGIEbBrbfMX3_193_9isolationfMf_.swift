nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_.swift:4:194-4:204
