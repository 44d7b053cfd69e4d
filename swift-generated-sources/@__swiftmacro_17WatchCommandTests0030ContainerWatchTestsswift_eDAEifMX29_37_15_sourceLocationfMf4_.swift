Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:30:38-30:54
