nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_.swift:5:99-5:109
