Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:76:16-76:32
