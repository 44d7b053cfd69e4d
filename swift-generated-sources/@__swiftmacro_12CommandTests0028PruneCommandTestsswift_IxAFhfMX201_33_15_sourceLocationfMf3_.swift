Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:202:34-202:50
