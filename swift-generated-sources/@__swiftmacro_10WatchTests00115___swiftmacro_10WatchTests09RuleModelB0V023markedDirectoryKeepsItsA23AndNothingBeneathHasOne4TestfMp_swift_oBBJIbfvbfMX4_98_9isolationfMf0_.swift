nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_.swift:5:99-5:109
