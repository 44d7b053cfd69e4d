nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_.swift:5:99-5:109
