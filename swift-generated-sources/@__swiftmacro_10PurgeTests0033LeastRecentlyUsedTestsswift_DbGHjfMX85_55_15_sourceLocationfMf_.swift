Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:86:56-86:72
