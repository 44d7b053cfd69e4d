Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:96:28-96:44
