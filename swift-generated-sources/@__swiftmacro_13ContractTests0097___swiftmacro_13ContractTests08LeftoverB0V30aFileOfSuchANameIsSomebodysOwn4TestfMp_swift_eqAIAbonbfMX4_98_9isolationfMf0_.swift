nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_.swift:5:99-5:109
