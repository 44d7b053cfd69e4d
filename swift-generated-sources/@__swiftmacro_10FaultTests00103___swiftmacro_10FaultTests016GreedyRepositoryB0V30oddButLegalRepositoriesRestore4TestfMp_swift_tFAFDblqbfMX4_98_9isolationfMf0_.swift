nil                                                                                                                             

// original-source-range: @__swiftmacro_10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_.swift:5:99-5:109
