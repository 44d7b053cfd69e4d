nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07HistoryB0V31aGapOfAnAbandonedCommitNeverWas4TestfMp_.swift:4:183-4:193
