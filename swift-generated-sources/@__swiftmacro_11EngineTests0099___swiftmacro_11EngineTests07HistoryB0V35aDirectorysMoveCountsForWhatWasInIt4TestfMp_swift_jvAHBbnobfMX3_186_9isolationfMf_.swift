nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07HistoryB0V35aDirectorysMoveCountsForWhatWasInIt4TestfMp_.swift:4:187-4:197
