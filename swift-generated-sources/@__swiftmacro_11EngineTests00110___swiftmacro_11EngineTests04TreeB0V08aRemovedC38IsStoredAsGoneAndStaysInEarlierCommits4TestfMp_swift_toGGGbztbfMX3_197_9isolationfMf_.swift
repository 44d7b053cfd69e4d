nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_.swift:4:198-4:208
