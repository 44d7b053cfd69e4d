nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests09ReplacingB0V25whatIsOpenForWritingStays4TestfMp_.swift:5:99-5:109
