nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V20replaceLeavesOneFile4TestfMp_.swift:4:174-4:184
