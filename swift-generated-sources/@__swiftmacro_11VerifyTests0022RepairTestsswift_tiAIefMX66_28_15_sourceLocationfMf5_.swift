Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:67:29-67:45
