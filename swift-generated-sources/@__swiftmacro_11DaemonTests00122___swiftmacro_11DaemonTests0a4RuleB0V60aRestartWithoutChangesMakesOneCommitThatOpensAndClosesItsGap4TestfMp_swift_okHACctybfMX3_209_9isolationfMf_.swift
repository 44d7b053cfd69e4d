nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V60aRestartWithoutChangesMakesOneCommitThatOpensAndClosesItsGap4TestfMp_.swift:4:210-4:220
