nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V41aRootThatWasNeverThereIsKeptOnceItAppears4TestfMp_.swift:4:191-4:201
