nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V024patternsBeginAtTheRootOfH10Repository4TestfMp_.swift:5:99-5:109
