Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:118:19-118:35
