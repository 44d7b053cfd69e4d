nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests015RetentionPolicyB0V34countsAreOfStretchesThatHaveAPoint4TestfMp_.swift:4:195-4:205
