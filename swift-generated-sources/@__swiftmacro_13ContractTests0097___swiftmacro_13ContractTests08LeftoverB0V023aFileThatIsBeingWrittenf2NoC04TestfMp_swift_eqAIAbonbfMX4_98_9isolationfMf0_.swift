nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests08LeftoverB0V023aFileThatIsBeingWrittenf2NoC04TestfMp_.swift:5:99-5:109
