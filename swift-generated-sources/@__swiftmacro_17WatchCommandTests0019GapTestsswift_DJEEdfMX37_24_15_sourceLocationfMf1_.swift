Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:38:25-38:41
