Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:177:22-177:38
