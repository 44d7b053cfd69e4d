nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V65whatLiesBeneathALostDirectoryIsReachableThoughAFileWasThereBefore4TestfMp_.swift:4:216-4:226
