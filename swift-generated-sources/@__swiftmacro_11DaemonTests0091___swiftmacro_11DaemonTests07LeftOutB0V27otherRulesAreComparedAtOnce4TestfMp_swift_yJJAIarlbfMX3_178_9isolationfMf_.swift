nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_.swift:4:179-4:189
