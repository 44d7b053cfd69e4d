nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_.swift:4:177-4:187
