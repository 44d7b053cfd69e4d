nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_.swift:5:99-5:109
