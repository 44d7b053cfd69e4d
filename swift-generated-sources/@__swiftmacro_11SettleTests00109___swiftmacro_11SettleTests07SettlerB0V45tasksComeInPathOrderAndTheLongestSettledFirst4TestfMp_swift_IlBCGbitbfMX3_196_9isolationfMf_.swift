nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V45tasksComeInPathOrderAndTheLongestSettledFirst4TestfMp_.swift:4:197-4:207
