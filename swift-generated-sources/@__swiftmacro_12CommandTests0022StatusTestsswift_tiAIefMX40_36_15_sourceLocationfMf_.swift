Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:41:37-41:53
