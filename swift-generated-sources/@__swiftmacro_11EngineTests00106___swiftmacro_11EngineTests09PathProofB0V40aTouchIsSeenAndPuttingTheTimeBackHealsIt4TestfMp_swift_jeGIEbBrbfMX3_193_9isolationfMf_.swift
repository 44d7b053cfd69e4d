nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V40aTouchIsSeenAndPuttingTheTimeBackHealsIt4TestfMp_.swift:4:194-4:204
