Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:128:40-128:56
