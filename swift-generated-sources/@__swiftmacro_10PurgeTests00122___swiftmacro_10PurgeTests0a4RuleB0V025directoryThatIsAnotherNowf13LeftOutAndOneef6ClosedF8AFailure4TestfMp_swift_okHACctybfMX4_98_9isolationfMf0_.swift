nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V025directoryThatIsAnotherNowf13LeftOutAndOneef6ClosedF8AFailure4TestfMp_.swift:5:99-5:109
