Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:48:29-48:45
