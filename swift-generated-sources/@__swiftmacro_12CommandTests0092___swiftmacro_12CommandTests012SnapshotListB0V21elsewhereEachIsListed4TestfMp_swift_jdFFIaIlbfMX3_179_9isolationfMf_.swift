nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests012SnapshotListB0V21elsewhereEachIsListed4TestfMp_.swift:4:180-4:190
