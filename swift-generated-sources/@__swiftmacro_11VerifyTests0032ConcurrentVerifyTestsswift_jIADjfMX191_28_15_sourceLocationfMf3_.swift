Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:192:29-192:45
