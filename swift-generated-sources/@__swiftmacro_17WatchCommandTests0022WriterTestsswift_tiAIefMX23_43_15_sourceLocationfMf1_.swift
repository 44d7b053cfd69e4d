Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:24:44-24:60
