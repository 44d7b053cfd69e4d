Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:120:37-120:53
