Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:82:41-82:57
