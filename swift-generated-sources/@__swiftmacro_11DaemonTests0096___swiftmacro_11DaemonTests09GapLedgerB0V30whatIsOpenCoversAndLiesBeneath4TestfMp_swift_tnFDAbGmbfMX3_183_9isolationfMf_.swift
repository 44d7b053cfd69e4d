nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_.swift:4:184-4:194
