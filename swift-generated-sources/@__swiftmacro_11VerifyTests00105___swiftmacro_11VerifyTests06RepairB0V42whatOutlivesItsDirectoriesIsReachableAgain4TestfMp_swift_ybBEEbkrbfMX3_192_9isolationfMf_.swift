nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_.swift:4:193-4:203
