nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_.swift:5:99-5:109
