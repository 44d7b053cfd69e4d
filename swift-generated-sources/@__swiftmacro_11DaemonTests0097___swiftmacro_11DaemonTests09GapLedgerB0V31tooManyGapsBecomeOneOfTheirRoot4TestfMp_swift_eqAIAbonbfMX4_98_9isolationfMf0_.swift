nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests09GapLedgerB0V31tooManyGapsBecomeOneOfTheirRoot4TestfMp_.swift:5:99-5:109
