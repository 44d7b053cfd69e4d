nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_.swift:4:193-4:203
