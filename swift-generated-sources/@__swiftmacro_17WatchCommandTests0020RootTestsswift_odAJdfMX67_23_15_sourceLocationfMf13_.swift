Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:68:24-68:40
