nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V26openFilesOutliveTheirNames4TestfMp_.swift:4:180-4:190
