nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06ForgetaB0V027aPersonIsAskedBeforeHistoryE6Erased4TestfMp_.swift:5:99-5:109
