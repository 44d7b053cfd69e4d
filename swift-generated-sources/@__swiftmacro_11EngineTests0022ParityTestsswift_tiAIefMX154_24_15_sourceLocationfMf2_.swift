Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:155:25-155:41
