nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010CoarseTimeB0V26granularityShowsInTheTimes4TestfMp_.swift:4:182-4:192
