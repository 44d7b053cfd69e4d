nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V27createRefusesAnExistingName4TestfMp_.swift:4:181-4:191
