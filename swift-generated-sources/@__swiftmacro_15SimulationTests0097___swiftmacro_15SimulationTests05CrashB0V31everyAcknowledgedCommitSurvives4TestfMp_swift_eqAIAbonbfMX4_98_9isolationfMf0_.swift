nil                                                                                                                             

// original-source-range: @__swiftmacro_15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_.swift:5:99-5:109
