nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_.swift:4:193-4:203
