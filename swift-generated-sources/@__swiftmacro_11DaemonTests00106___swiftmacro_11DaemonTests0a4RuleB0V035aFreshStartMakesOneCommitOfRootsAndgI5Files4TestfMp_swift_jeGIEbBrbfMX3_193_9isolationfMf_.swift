nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V035aFreshStartMakesOneCommitOfRootsAndgI5Files4TestfMp_.swift:4:194-4:204
