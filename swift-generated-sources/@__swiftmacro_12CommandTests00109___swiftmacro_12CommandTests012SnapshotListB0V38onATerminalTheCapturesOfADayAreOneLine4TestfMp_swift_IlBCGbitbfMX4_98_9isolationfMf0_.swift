nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_.swift:5:99-5:109
