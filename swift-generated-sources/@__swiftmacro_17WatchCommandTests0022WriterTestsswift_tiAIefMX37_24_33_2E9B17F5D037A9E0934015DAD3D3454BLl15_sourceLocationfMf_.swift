Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:38:25-38:41
