nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_.swift:4:202-4:212
