nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V36aFlushEndsThoughSomebodyKeepsWriting4TestfMp_.swift:4:186-4:196
