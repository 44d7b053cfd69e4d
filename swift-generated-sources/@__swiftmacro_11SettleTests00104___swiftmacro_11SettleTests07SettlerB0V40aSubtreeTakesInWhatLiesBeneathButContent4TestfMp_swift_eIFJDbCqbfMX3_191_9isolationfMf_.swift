nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V40aSubtreeTakesInWhatLiesBeneathButContent4TestfMp_.swift:4:192-4:202
