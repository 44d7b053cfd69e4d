nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_.swift:4:192-4:202
