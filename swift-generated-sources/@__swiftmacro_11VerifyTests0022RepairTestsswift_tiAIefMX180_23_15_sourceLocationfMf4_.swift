Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:181:24-181:40
