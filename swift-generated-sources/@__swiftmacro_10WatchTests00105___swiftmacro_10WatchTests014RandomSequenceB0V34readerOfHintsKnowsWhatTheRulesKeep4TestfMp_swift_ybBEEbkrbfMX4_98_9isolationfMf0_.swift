nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests014RandomSequenceB0V34readerOfHintsKnowsWhatTheRulesKeep4TestfMp_.swift:5:99-5:109
