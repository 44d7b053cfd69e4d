nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V49aSuspendedRootKeepsItsNamesAndOthersAreReadAfresh4TestfMp_.swift:4:198-4:208
