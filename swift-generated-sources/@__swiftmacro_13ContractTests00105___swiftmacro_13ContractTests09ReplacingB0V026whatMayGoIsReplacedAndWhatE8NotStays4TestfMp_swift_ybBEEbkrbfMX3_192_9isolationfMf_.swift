nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_.swift:4:193-4:203
