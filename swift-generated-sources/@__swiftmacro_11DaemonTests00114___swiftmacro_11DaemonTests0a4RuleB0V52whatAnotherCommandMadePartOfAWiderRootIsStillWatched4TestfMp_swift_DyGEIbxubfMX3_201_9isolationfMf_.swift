nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V52whatAnotherCommandMadePartOfAWiderRootIsStillWatched4TestfMp_.swift:4:202-4:212
