Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_10FaultTests04PairB0V16pairsLoseNothing4TestfMp_.swift:16:20-16:36
