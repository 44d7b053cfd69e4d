nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_.swift:4:191-4:201
