nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_.swift:4:203-4:213
