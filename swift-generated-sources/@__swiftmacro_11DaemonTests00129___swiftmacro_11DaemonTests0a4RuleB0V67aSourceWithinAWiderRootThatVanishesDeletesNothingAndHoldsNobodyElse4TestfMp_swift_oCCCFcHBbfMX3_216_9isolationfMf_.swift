nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V67aSourceWithinAWiderRootThatVanishesDeletesNothingAndHoldsNobodyElse4TestfMp_.swift:4:217-4:227
