nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V028whatIsAllocatedTakesSpaceAndE9GivenBack4TestfMp_.swift:4:194-4:204
