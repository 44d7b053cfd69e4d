nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010ClockGuardB0V29theRecordIsReadAsItWasWritten4TestfMp_.swift:4:185-4:195
