nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V22directoriesAreNotFiles4TestfMp_.swift:4:176-4:186
