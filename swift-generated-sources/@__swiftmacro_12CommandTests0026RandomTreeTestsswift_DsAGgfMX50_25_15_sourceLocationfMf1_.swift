Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:51:26-51:42
