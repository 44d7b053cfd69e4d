nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010ClockGuardB0V37afterALongSilenceNTPVouchesForTheDate4TestfMp_.swift:4:193-4:203
