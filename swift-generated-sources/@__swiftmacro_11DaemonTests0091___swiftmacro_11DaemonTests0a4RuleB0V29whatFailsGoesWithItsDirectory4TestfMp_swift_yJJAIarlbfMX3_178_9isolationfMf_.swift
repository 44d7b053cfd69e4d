nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V29whatFailsGoesWithItsDirectory4TestfMp_.swift:4:179-4:189
