nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010FileSystemA0V43attributesAreReadOfFilesDirectoriesAndNames4TestfMp_.swift:4:201-4:211
