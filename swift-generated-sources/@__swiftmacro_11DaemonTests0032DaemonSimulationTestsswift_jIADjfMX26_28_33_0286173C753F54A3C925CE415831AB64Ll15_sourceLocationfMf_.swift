Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/DaemonTests/DaemonSimulationTests.swift:27:29-27:45
