nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_.swift:4:185-4:195
