nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests011HintMailboxB0V45tooMuchBecomesOneGapARootAndNothingElseIsLost4TestfMp_.swift:4:202-4:212
