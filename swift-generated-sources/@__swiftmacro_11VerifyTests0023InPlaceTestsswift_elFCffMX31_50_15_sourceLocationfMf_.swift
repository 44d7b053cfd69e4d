Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:32:51-32:67
