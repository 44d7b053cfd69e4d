nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V47hintsOfARootThatWasDroppedAreNotTakenForAnother4TestfMp_.swift:4:197-4:207
