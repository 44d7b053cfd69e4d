Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:1:34-1:50
