nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_.swift:4:193-4:203
