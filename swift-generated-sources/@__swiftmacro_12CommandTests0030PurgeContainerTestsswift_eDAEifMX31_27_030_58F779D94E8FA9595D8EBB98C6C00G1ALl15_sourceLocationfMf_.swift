Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:32:28-32:44
