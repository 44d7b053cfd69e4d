Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:40:32-40:48
