Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:95:108-95:124
