nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010FileSystemA0V22namesMayBe255BytesLong4TestfMp_.swift:4:180-4:190
