Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:26:33-26:49
