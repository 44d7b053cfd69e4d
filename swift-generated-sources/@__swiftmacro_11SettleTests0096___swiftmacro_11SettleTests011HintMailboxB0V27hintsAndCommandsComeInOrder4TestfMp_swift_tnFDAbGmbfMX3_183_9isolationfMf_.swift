nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_.swift:4:184-4:194
