Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:206:22-206:38
