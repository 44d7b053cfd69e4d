nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_.swift:4:192-4:202
