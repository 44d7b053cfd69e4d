nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V38nothingIsToldOfWhatHappensBeneathMarks4TestfMp_.swift:4:191-4:201
