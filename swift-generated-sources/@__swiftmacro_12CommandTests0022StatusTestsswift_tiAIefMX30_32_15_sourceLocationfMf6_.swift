Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:31:33-31:49
