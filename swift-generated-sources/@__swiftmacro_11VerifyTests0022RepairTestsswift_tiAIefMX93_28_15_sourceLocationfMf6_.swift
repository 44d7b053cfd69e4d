Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:94:29-94:45
