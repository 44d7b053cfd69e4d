nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010ClockGuardB0V48aForgettingThatWouldTakeMostForTheDateAloneWaits4TestfMp_.swift:4:204-4:214
