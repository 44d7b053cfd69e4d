nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_.swift:4:193-4:203
