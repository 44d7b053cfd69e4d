nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_.swift:5:99-5:109
