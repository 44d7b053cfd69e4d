nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09ErrorTextB0V15commitsAndPaths4TestfMp_.swift:4:170-4:180
