nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V42aReloadWhileTheRepositoryIsAwayLosesNoHint4TestfMp_.swift:4:192-4:202
