nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests015RetentionPolicyB0V55thinningTwiceIsThinningOnceAndEarlyTakesNothingFromLate4TestfMp_.swift:4:216-4:226
