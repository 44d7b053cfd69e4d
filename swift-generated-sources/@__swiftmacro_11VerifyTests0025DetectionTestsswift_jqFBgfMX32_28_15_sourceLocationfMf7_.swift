Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:33:29-33:45
