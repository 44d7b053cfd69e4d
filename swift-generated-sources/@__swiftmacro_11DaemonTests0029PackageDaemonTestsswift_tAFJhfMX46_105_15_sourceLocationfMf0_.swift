Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:47:106-47:122
