nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests015RetentionPolicyB0V30aClockThatWasWrongLosesNothing4TestfMp_.swift:4:191-4:201
