Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:102:34-102:50
