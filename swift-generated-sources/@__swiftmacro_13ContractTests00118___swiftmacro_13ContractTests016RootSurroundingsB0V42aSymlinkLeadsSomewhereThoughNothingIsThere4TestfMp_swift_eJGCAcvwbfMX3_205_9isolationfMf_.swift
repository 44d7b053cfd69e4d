nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_.swift:4:206-4:216
