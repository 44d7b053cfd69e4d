nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_.swift:5:99-5:109
