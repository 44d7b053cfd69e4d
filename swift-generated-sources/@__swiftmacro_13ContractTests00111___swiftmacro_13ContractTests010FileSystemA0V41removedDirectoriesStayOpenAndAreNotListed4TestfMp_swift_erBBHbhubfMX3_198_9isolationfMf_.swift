nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010FileSystemA0V41removedDirectoriesStayOpenAndAreNotListed4TestfMp_.swift:4:199-4:209
