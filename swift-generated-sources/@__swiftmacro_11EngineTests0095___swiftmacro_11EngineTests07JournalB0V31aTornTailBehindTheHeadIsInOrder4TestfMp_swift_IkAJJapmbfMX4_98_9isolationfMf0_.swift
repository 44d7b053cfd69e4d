nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07JournalB0V31aTornTailBehindTheHeadIsInOrder4TestfMp_.swift:5:99-5:109
