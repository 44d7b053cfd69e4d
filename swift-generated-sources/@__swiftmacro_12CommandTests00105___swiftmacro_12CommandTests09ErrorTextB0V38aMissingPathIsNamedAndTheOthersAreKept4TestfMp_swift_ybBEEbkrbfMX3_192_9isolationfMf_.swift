nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09ErrorTextB0V38aMissingPathIsNamedAndTheOthersAreKept4TestfMp_.swift:4:193-4:203
