Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:29:15-29:31
