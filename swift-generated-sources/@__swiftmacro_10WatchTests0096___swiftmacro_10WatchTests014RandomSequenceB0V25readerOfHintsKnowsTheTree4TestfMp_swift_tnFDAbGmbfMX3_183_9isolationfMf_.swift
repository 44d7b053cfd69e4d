nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests014RandomSequenceB0V25readerOfHintsKnowsTheTree4TestfMp_.swift:4:184-4:194
