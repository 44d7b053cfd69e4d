Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:47:19-47:35
