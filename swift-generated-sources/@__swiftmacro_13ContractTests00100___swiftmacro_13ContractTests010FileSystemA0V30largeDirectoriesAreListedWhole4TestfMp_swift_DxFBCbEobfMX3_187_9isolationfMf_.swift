nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_.swift:4:188-4:198
