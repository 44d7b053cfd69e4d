nil                                                                                                                             

// original-source-range: @__swiftmacro_10FaultTests04PairB0V16pairsLoseNothing4TestfMp_.swift:4:164-4:174
