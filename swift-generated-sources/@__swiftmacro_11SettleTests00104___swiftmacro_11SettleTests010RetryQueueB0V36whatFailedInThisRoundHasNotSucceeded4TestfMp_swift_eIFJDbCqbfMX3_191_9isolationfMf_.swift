nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests010RetryQueueB0V36whatFailedInThisRoundHasNotSucceeded4TestfMp_.swift:4:192-4:202
