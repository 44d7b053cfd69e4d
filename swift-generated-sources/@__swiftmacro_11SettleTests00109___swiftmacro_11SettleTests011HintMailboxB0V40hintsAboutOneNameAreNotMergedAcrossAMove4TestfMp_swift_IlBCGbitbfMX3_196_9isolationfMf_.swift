nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests011HintMailboxB0V40hintsAboutOneNameAreNotMergedAcrossAMove4TestfMp_.swift:4:197-4:207
