nil                                                                                                                             

// original-source-range: @__swiftmacro_15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_.swift:4:185-4:195
