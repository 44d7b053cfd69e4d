nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_.swift:4:187-4:197
