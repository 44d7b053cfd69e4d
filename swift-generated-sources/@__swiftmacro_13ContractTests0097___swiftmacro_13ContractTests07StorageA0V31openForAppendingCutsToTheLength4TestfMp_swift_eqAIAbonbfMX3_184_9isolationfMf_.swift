nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V31openForAppendingCutsToTheLength4TestfMp_.swift:4:185-4:195
