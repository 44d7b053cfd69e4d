nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_.swift:5:99-5:109
