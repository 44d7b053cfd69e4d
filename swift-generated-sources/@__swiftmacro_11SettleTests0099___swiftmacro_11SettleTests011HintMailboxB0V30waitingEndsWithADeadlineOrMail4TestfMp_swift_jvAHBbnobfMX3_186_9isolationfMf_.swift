nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests011HintMailboxB0V30waitingEndsWithADeadlineOrMail4TestfMp_.swift:4:187-4:197
