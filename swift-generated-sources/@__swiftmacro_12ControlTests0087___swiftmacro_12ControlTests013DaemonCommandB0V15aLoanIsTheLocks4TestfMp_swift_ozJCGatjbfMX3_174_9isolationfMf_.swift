nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_.swift:4:175-4:185
