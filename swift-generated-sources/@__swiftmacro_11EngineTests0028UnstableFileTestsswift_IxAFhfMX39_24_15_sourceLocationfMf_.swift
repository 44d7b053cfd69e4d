Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:40:25-40:41
