Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:27:18-27:34
