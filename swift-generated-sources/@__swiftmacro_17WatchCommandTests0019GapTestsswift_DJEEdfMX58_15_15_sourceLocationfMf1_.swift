Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:59:16-59:32
