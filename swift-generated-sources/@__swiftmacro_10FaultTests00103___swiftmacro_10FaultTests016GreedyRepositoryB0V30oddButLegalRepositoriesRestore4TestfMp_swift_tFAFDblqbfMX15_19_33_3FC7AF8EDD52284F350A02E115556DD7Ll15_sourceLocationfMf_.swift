Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_.swift:16:20-16:36
