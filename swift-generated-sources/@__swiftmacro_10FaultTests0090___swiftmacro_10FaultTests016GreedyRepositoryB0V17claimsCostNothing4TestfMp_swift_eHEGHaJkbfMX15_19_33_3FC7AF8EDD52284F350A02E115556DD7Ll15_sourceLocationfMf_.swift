Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_10FaultTests016GreedyRepositoryB0V17claimsCostNothing4TestfMp_.swift:16:20-16:36
