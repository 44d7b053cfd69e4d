Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:135:25-135:41
