nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_.swift:5:99-5:109
