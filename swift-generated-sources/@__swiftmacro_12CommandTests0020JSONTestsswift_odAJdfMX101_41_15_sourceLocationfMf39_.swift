Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:102:42-102:58
