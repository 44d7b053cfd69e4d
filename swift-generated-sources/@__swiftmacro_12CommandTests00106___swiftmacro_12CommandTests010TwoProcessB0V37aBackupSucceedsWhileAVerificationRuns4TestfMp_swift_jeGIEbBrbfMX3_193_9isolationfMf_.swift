nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_.swift:4:194-4:204
