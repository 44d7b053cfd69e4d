Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:33:28-33:44
