Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:191:20-191:36
