nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_.swift:4:184-4:194
