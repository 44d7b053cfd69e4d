Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:100:23-100:39
