Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:27:15-27:31
