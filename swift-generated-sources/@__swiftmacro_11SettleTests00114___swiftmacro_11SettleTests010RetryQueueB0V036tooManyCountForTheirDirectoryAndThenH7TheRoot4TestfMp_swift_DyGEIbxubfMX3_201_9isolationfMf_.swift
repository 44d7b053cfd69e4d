nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests010RetryQueueB0V036tooManyCountForTheirDirectoryAndThenH7TheRoot4TestfMp_.swift:4:202-4:212
