nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests011HintMailboxB0V45tooMuchBecomesOneGapARootAndNothingElseIsLost4TestfMp_.swift:5:99-5:109
