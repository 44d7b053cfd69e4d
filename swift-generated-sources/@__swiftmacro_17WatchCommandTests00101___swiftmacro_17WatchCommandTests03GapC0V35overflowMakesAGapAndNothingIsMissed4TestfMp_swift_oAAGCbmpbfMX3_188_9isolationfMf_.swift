nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_.swift:4:189-4:199
