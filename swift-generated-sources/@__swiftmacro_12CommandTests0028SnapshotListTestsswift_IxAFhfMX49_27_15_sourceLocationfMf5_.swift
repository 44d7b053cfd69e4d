Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/SnapshotListTests.swift:50:28-50:44
