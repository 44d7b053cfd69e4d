nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010ClockGuardB0V38aCommitOfADoubtedTimeDoesNotVouchForIt4TestfMp_.swift:4:194-4:204
