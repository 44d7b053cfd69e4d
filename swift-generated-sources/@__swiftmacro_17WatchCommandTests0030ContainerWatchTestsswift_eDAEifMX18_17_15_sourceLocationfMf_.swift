Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:19:18-19:34
