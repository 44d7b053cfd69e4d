nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests010RetryQueueB0V22otherReasonsHaveAClass4TestfMp_.swift:4:178-4:188
