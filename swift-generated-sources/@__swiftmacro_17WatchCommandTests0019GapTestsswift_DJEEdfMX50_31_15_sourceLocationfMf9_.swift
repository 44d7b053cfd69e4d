Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:51:32-51:48
