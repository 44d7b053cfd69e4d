Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:132:29-132:45
