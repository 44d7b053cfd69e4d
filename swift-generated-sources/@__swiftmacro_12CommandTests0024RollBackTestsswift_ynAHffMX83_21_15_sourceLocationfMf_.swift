Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:84:22-84:38
