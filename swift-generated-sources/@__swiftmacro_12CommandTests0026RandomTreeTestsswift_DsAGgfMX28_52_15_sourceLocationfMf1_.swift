Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:29:53-29:69
