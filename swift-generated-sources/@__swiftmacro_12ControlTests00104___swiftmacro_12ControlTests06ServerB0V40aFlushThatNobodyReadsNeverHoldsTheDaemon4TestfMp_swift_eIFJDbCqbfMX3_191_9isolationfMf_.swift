nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V40aFlushThatNobodyReadsNeverHoldsTheDaemon4TestfMp_.swift:4:192-4:202
