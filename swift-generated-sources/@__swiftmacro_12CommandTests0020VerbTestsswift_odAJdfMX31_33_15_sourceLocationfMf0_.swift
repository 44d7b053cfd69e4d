Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:32:34-32:50
