nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V24syncsOfWhatExistsSucceed4TestfMp_.swift:5:99-5:109
