nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_.swift:5:99-5:109
