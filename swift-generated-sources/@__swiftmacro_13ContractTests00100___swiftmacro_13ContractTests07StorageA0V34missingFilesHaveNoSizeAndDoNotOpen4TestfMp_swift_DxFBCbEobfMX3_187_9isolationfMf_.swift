nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V34missingFilesHaveNoSizeAndDoNotOpen4TestfMp_.swift:4:188-4:198
