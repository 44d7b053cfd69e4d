nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_.swift:4:182-4:192
