nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests05DrillB0V23aRecordForgetsTheOldest4TestfMp_.swift:4:173-4:183
