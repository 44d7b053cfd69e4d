nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_.swift:4:207-4:217
