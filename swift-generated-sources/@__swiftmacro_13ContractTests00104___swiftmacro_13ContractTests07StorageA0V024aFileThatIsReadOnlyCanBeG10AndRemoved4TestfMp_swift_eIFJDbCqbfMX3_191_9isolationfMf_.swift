nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests07StorageA0V024aFileThatIsReadOnlyCanBeG10AndRemoved4TestfMp_.swift:4:192-4:202
