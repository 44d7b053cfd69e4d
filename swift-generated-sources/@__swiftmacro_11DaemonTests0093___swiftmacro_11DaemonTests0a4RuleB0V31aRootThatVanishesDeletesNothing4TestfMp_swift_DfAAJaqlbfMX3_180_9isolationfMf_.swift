nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V31aRootThatVanishesDeletesNothing4TestfMp_.swift:4:181-4:191
