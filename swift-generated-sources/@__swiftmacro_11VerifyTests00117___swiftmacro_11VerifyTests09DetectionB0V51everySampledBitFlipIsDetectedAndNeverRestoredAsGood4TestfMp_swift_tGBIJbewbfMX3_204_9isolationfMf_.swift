nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_.swift:4:205-4:215
