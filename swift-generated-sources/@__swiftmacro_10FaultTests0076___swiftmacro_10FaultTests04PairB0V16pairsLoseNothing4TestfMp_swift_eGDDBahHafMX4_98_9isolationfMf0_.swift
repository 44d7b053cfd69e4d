nil                                                                                                                             

// original-source-range: @__swiftmacro_10FaultTests04PairB0V16pairsLoseNothing4TestfMp_.swift:5:99-5:109
