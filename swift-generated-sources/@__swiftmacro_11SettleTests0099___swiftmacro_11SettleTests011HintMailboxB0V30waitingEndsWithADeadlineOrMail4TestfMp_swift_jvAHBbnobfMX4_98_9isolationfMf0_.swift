nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests011HintMailboxB0V30waitingEndsWithADeadlineOrMail4TestfMp_.swift:5:99-5:109
