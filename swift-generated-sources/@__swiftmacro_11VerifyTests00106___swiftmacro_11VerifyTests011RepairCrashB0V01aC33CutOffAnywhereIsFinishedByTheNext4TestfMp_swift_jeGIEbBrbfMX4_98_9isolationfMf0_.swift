nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_.swift:5:99-5:109
