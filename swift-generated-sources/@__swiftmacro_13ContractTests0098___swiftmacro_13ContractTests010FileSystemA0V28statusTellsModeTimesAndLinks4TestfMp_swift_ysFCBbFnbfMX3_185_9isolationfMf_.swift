nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010FileSystemA0V28statusTellsModeTimesAndLinks4TestfMp_.swift:4:186-4:196
