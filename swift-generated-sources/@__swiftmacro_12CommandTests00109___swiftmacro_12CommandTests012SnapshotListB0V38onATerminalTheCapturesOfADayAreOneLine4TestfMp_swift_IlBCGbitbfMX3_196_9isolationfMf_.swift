nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_.swift:4:197-4:207
