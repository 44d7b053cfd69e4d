nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_.swift:4:173-4:183
