Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:1:46-1:62
