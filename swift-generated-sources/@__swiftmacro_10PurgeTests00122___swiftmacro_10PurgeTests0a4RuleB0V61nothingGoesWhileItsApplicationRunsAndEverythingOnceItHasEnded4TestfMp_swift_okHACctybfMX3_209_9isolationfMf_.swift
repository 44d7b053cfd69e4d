nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V61nothingGoesWhileItsApplicationRunsAndEverythingOnceItHasEnded4TestfMp_.swift:4:210-4:220
