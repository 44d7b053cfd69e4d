nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07HistoryB0V34droppingARootEndsItsGapsAndNoOther4TestfMp_.swift:4:186-4:196
