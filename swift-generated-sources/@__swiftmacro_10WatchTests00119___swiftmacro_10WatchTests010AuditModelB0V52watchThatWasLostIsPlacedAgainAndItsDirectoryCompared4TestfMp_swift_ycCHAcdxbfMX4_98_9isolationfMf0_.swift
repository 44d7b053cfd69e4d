nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests010AuditModelB0V52watchThatWasLostIsPlacedAgainAndItsDirectoryCompared4TestfMp_.swift:5:99-5:109
