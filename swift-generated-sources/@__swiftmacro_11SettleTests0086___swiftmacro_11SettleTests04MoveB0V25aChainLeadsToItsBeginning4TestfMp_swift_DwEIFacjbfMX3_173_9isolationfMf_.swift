nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_.swift:4:174-4:184
