nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_.swift:5:99-5:109
