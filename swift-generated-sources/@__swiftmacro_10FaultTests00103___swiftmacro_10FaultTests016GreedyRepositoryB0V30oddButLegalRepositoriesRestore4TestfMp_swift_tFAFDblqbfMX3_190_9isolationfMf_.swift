nil                                                                                                                             

// original-source-range: @__swiftmacro_10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_.swift:4:191-4:201
