Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/SimulationTests/CrashTests.swift:22:29-22:45
