nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_.swift:4:204-4:214
