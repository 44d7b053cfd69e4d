Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_.swift:16:20-16:36
