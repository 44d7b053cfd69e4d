Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:49:40-49:56
