nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_.swift:4:189-4:199
