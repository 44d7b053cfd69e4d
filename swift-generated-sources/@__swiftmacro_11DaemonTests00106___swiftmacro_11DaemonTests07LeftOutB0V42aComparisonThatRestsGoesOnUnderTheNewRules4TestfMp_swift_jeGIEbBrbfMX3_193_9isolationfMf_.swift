nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_.swift:4:194-4:204
