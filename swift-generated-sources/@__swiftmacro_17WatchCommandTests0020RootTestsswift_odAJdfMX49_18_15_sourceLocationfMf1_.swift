Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:50:19-50:35
