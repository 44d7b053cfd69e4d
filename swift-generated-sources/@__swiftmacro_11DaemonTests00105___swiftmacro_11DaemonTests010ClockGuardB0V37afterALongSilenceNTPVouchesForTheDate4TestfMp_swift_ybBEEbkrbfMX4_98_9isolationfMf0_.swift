nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010ClockGuardB0V37afterALongSilenceNTPVouchesForTheDate4TestfMp_.swift:5:99-5:109
