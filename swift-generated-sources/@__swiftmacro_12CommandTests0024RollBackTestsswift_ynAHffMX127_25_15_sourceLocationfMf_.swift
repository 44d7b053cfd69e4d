Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:128:26-128:42
