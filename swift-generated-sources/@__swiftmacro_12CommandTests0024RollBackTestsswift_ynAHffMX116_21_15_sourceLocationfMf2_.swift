Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:117:22-117:38
