nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_.swift:4:208-4:218
