nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07JournalB0V29aCommitIsDurableWhenItReturns4TestfMp_.swift:4:181-4:191
