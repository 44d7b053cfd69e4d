nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests010RetryQueueB0V27permanentOnesWaitForAChange4TestfMp_.swift:4:183-4:193
