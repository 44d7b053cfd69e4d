Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/PackageWatchTests.swift:47:23-47:39
