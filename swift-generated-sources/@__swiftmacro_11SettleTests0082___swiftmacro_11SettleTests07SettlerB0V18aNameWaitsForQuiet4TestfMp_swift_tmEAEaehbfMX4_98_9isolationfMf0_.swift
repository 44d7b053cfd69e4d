nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V18aNameWaitsForQuiet4TestfMp_.swift:5:99-5:109
