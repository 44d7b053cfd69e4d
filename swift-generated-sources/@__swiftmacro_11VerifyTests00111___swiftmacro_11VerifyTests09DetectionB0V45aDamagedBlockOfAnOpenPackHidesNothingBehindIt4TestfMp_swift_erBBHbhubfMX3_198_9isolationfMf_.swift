nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09DetectionB0V45aDamagedBlockOfAnOpenPackHidesNothingBehindIt4TestfMp_.swift:4:199-4:209
