Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/OperationTests.swift:34:16-34:32
