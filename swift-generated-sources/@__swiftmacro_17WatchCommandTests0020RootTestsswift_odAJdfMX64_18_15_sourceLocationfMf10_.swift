Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:65:19-65:35
