Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:74:18-74:34
