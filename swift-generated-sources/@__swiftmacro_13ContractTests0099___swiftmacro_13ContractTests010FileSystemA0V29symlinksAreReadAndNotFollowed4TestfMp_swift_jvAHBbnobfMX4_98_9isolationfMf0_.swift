nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010FileSystemA0V29symlinksAreReadAndNotFollowed4TestfMp_.swift:5:99-5:109
