Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/PackageWatchTests.swift:37:30-37:46
