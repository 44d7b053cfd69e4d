Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_.swift:16:20-16:36
