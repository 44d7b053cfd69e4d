Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:59:24-59:40
