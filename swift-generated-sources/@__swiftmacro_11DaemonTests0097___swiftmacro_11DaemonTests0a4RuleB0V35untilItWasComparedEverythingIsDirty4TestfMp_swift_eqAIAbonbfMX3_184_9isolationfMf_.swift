nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V35untilItWasComparedEverythingIsDirty4TestfMp_.swift:4:185-4:195
