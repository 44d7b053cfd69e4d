nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests010RetryQueueB0V021whatIsCutOffOrDamagedF7Refused4TestfMp_.swift:5:99-5:109
