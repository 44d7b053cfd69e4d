nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV030theReserveIsGivenUpWhenTheDiskE16FullAndMadeAgain4TestfMp_.swift:4:192-4:202
