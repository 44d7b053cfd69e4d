nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V021flagsThatAreNotObeyedgH9LookedFor4TestfMp_.swift:4:187-4:197
