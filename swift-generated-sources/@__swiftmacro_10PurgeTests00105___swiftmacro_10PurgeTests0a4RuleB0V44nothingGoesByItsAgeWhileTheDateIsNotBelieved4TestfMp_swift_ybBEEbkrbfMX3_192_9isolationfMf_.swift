nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V44nothingGoesByItsAgeWhileTheDateIsNotBelieved4TestfMp_.swift:4:193-4:203
