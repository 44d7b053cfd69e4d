nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_.swift:5:99-5:109
