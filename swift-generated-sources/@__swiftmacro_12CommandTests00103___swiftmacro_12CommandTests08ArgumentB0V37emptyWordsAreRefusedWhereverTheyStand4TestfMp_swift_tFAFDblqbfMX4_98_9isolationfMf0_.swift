nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_.swift:5:99-5:109
