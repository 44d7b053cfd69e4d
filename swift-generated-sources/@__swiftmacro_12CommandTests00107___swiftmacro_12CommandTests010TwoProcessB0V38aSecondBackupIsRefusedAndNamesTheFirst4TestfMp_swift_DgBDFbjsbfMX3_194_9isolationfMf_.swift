nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_.swift:4:195-4:205
