Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests08FullDiskB0V01acd13EndsTheRunAndF10NextGoesOn4TestfMp_.swift:16:20-16:36
