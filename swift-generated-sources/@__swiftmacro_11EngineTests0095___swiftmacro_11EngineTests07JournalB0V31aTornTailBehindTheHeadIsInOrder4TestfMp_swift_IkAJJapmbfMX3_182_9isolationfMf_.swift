nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07JournalB0V31aTornTailBehindTheHeadIsInOrder4TestfMp_.swift:4:183-4:193
