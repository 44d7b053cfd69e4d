nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests08OpenFileB0V22aBrokenLeaseEndsNobody4TestfMp_.swift:4:177-4:187
