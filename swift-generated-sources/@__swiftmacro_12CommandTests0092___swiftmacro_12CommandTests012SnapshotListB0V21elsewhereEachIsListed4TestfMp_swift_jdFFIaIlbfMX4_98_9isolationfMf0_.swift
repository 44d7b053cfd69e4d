nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests012SnapshotListB0V21elsewhereEachIsListed4TestfMp_.swift:5:99-5:109
