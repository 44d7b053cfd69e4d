Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:86:30-86:46
