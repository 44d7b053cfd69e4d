nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010FileSystemA0V37entriesAreSortedByBytesWithTheirKinds4TestfMp_.swift:4:195-4:205
