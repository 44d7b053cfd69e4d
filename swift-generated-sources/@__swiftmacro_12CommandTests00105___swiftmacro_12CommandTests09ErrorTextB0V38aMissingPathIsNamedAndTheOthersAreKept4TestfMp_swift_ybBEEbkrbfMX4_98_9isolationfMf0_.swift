nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09ErrorTextB0V38aMissingPathIsNamedAndTheOthersAreKept4TestfMp_.swift:5:99-5:109
