nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_.swift:5:99-5:109
