nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010ClockGuardB0V13whatIsDoubted4TestfMp_.swift:4:169-4:179
