nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_.swift:5:99-5:109
