Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:114:22-114:38
