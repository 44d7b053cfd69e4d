nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V46movesAcrossRootsAreReUsedUntilARootIsForgotten4TestfMp_.swift:4:195-4:205
