nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07JournalB0V32reopenedJournalsGoOnWithTheChain4TestfMp_.swift:4:184-4:194
