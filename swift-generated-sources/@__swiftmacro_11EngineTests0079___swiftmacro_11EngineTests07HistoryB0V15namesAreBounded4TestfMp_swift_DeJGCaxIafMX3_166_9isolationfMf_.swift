nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07HistoryB0V15namesAreBounded4TestfMp_.swift:4:167-4:177
