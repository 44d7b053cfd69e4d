Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:68:33-68:49
