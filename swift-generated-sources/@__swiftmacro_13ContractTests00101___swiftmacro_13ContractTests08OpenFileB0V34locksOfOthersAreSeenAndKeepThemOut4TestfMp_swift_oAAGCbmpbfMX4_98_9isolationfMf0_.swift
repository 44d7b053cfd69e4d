nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests08OpenFileB0V34locksOfOthersAreSeenAndKeepThemOut4TestfMp_.swift:5:99-5:109
