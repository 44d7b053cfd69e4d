nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_.swift:4:184-4:194
