Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:123:19-123:35
