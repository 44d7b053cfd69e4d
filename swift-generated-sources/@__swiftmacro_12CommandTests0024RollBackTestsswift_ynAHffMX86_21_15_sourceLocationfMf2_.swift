Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:87:22-87:38
