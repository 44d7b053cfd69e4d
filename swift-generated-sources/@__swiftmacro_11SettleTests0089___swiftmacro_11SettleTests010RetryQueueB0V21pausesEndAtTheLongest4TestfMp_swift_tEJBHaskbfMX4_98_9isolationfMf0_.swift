nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests010RetryQueueB0V21pausesEndAtTheLongest4TestfMp_.swift:5:99-5:109
