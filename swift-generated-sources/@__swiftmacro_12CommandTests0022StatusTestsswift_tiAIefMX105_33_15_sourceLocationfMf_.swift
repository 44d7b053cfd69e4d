Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:106:34-106:50
