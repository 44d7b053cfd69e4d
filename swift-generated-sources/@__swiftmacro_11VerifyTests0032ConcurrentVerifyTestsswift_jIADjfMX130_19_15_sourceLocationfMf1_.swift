Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:131:20-131:36
