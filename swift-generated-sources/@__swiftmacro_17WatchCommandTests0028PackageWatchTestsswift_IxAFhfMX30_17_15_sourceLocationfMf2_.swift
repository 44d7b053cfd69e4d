Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/PackageWatchTests.swift:31:18-31:34
