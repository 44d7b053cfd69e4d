Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:124:21-124:37
