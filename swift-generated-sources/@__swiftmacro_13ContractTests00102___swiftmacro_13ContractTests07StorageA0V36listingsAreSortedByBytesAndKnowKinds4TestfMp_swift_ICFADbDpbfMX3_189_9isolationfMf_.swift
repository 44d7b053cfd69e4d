nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V36listingsAreSortedByBytesAndKnowKinds4TestfMp_.swift:4:190-4:200
