Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:17:22-17:38
