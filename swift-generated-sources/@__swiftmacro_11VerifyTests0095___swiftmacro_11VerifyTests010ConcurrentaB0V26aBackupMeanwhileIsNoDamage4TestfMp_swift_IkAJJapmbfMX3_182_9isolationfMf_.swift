nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_.swift:4:183-4:193
