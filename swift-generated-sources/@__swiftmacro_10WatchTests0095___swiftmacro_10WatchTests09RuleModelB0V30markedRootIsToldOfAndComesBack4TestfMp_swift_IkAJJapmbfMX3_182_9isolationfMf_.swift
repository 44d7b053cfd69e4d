nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_.swift:4:183-4:193
