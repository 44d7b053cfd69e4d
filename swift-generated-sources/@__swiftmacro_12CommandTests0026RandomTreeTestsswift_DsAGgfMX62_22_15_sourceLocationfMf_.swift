Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:63:23-63:39
