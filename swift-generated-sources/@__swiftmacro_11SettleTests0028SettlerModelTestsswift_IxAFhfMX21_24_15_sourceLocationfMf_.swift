Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/SettleTests/SettlerModelTests.swift:22:25-22:41
