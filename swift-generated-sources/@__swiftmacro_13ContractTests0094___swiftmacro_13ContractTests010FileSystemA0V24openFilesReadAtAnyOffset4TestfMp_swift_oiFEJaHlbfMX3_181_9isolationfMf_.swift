nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010FileSystemA0V24openFilesReadAtAnyOffset4TestfMp_.swift:4:182-4:192
