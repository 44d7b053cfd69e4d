nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV030theReserveIsGivenUpWhenTheDiskE16FullAndMadeAgain4TestfMp_.swift:5:99-5:109
