nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests011HintMailboxB0V15aNudgeAsksAgain4TestfMp_.swift:4:172-4:182
