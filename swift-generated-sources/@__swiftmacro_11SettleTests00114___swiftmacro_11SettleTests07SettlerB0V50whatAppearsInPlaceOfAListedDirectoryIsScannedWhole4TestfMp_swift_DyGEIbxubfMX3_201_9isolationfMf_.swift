nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V50whatAppearsInPlaceOfAListedDirectoryIsScannedWhole4TestfMp_.swift:4:202-4:212
