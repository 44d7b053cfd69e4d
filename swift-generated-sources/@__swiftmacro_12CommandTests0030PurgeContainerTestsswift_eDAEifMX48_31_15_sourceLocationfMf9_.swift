Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:49:32-49:48
