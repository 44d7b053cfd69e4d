Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/RepairCrashTests.swift:22:29-22:45
