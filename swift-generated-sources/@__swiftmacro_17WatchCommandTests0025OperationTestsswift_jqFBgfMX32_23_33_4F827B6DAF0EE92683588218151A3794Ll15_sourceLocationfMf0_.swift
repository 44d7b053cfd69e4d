Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/OperationTests.swift:33:24-33:40
