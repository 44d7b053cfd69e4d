nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_.swift:4:185-4:195
