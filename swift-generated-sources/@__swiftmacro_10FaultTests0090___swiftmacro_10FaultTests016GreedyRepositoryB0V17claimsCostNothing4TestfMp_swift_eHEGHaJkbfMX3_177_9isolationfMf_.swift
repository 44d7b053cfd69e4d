nil                                                                                                                             

// original-source-range: @__swiftmacro_10FaultTests016GreedyRepositoryB0V17claimsCostNothing4TestfMp_.swift:4:178-4:188
