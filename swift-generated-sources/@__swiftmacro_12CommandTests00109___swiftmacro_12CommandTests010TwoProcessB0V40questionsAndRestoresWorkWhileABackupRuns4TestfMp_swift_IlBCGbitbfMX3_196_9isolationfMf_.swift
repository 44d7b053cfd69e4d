nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_.swift:4:197-4:207
