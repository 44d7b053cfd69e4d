nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_.swift:4:198-4:208
