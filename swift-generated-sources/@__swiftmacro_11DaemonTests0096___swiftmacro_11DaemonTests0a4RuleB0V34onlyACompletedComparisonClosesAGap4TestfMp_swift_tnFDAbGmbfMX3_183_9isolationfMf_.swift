nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V34onlyACompletedComparisonClosesAGap4TestfMp_.swift:4:184-4:194
