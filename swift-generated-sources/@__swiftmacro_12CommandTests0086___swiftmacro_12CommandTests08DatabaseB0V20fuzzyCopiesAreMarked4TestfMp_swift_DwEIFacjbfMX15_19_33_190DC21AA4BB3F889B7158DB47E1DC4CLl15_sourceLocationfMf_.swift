Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_.swift:16:20-16:36
