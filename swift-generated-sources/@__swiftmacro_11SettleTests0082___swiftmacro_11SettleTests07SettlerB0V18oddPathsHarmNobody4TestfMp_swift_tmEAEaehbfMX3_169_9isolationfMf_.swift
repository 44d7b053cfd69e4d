nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V18oddPathsHarmNobody4TestfMp_.swift:4:170-4:180
