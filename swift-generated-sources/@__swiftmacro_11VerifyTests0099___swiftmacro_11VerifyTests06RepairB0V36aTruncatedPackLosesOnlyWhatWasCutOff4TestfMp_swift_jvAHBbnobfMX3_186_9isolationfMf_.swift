nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V36aTruncatedPackLosesOnlyWhatWasCutOff4TestfMp_.swift:4:187-4:197
