Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:106:29-106:45
