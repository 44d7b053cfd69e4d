nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08DatabaseB0V35everyVersionOfADatabaseInUseIsWhole4TestfMp_.swift:4:189-4:199
