nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07HistoryB0V29aRepositoryWithoutGapsHasNone4TestfMp_.swift:4:181-4:191
