nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_.swift:4:177-4:187
