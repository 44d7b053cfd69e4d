Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/SnapshotListTests.swift:36:31-36:47
