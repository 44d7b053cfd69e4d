Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:76:15-76:31
