nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V23renameReplacesTheTarget4TestfMp_.swift:4:177-4:187
