Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/PackageWatchTests.swift:17:18-17:34
