nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V28aLostCommitRecordLosesNoFile4TestfMp_.swift:4:179-4:189
