Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:60:15-60:31
