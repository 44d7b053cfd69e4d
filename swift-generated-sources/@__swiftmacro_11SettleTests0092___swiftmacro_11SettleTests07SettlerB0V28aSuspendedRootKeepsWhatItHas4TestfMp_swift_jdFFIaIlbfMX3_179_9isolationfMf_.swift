nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V28aSuspendedRootKeepsWhatItHas4TestfMp_.swift:4:180-4:190
