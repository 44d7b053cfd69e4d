Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_.swift:16:20-16:36
