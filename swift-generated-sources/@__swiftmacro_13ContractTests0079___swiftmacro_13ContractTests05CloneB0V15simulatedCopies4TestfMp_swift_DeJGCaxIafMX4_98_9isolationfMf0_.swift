nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests05CloneB0V15simulatedCopies4TestfMp_.swift:5:99-5:109
