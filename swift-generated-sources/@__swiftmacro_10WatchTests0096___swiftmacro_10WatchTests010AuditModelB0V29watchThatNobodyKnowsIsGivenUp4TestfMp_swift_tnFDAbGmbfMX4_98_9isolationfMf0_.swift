nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_.swift:5:99-5:109
