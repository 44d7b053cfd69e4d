nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V34runEndsWhenNothingCanBeWrittenDown4TestfMp_.swift:4:183-4:193
