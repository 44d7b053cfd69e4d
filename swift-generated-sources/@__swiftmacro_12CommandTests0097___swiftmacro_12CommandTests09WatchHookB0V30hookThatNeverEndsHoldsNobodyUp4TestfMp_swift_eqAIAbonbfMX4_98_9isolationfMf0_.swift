nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_.swift:5:99-5:109
