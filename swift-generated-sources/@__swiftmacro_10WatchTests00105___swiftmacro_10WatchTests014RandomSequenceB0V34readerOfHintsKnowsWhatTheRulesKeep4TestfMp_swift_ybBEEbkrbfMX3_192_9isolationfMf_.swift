nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_.swift:4:193-4:203
