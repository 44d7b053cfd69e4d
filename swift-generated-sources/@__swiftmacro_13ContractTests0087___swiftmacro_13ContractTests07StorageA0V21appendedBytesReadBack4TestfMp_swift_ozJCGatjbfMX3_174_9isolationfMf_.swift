nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V21appendedBytesReadBack4TestfMp_.swift:4:175-4:185
