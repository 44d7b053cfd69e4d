Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:183:28-183:44
