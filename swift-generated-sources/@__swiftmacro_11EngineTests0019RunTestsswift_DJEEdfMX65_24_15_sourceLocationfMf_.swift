Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:66:25-66:41
