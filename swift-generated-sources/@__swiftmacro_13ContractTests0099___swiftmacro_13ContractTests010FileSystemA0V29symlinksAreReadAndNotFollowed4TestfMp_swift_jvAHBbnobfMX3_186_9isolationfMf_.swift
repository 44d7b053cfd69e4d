nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010FileSystemA0V29symlinksAreReadAndNotFollowed4TestfMp_.swift:4:187-4:197
