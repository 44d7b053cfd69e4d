nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_.swift:4:184-4:194
