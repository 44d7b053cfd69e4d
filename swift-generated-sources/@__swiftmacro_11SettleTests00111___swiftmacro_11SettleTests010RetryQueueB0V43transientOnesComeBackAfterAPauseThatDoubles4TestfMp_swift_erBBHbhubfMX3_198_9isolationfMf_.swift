nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests010RetryQueueB0V43transientOnesComeBackAfterAPauseThatDoubles4TestfMp_.swift:4:199-4:209
