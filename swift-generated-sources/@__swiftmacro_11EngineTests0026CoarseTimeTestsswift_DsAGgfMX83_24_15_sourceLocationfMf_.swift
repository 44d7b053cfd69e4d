Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:84:25-84:41
