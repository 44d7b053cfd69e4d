nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_.swift:5:99-5:109
