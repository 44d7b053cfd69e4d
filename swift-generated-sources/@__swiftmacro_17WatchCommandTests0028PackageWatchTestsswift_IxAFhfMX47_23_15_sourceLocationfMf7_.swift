Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/PackageWatchTests.swift:48:24-48:40
