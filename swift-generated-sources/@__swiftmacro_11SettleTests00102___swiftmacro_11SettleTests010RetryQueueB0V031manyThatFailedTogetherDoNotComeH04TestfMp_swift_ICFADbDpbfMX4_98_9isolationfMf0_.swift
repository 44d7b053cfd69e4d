nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests010RetryQueueB0V031manyThatFailedTogetherDoNotComeH04TestfMp_.swift:5:99-5:109
