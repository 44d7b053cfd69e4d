Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:15:27-15:43
