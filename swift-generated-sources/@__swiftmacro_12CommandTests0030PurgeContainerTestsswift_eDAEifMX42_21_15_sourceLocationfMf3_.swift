Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:43:22-43:38
