nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests09GapLedgerB0V31tooManyGapsBecomeOneOfTheirRoot4TestfMp_.swift:4:185-4:195
