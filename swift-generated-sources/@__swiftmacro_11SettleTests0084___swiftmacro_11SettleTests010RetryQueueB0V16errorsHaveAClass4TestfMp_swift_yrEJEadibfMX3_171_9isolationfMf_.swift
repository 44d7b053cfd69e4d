nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests010RetryQueueB0V16errorsHaveAClass4TestfMp_.swift:4:172-4:182
