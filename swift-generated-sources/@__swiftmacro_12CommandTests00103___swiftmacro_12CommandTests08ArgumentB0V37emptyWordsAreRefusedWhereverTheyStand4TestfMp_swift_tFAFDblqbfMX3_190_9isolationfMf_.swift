nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_.swift:4:191-4:201
