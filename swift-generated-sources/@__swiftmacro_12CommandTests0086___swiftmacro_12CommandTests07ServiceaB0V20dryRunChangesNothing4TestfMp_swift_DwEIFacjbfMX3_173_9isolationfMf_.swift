nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_.swift:4:174-4:184
