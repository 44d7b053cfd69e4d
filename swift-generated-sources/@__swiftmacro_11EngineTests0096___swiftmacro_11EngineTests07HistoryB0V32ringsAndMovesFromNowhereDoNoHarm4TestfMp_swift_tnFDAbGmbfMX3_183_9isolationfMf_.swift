nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07HistoryB0V32ringsAndMovesFromNowhereDoNoHarm4TestfMp_.swift:4:184-4:194
