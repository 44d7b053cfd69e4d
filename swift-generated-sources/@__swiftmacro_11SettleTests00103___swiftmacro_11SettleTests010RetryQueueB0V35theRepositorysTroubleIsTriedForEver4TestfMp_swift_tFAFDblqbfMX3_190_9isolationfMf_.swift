nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests010RetryQueueB0V35theRepositorysTroubleIsTriedForEver4TestfMp_.swift:4:191-4:201
