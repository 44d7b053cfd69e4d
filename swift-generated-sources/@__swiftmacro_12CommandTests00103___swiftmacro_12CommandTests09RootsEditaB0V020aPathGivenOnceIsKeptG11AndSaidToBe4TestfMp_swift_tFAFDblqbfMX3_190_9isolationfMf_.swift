nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_.swift:4:191-4:201
