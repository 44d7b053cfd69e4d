Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:106:18-106:34
