nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_.swift:4:187-4:197
