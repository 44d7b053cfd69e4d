Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests012SnapshotListB0V21elsewhereEachIsListed4TestfMp_.swift:16:20-16:36
