Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests07SecrecyB0V39secretsLieOnlyInPagesLeftOutOfCoreDumps4TestfMp_.swift:16:20-16:36
