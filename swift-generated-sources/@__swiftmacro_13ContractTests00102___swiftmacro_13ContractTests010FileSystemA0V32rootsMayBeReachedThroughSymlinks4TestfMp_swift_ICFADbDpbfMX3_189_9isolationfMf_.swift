nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010FileSystemA0V32rootsMayBeReachedThroughSymlinks4TestfMp_.swift:4:190-4:200
