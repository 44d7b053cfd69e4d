nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests05DrillB0V016aSampleIsAsLargeF35AskedForAndFavoursWhatWasNeverTried4TestfMp_.swift:5:99-5:109
