Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/OperationTests.swift:32:20-32:36
