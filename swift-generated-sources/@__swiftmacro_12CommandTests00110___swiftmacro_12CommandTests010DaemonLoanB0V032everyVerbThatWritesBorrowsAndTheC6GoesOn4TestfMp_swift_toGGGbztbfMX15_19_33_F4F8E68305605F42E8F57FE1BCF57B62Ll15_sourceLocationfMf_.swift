Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_.swift:16:20-16:36
