Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:46:25-46:41
