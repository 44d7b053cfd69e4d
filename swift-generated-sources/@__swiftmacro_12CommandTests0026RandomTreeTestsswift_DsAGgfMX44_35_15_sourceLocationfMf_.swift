Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:45:36-45:52
