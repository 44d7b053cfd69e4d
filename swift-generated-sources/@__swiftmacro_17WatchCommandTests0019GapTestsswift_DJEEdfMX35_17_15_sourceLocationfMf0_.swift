Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:36:18-36:34
