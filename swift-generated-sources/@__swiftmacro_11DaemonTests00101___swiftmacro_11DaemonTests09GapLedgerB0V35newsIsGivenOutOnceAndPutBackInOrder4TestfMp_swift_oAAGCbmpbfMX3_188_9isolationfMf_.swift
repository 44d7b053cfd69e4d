nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests09GapLedgerB0V35newsIsGivenOutOnceAndPutBackInOrder4TestfMp_.swift:4:189-4:199
