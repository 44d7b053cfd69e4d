nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests015RetentionPolicyB0V18daysHaveTheirDates4TestfMp_.swift:4:179-4:189
