nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V58tooManyNamesOfADirectoryBecomeAListingThatKnowsWhichToRead4TestfMp_.swift:4:210-4:220
