nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_.swift:4:194-4:204
