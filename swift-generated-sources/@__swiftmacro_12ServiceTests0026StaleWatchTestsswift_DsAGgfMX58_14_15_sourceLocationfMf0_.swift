Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:59:15-59:31
