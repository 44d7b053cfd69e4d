Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:125:41-125:57
