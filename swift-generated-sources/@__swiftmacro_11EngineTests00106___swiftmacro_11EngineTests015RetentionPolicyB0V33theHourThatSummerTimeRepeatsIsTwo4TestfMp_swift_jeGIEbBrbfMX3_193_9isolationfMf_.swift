nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests015RetentionPolicyB0V33theHourThatSummerTimeRepeatsIsTwo4TestfMp_.swift:4:194-4:204
