nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_.swift:4:196-4:206
