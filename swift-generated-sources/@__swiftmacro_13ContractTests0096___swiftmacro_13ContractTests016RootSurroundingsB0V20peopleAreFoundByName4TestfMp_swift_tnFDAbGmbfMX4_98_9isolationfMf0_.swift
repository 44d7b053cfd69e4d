nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_.swift:5:99-5:109
