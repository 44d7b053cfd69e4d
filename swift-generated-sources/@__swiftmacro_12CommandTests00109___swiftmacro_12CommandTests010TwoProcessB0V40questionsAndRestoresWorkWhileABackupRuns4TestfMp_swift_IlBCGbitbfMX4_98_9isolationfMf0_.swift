nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_.swift:5:99-5:109
