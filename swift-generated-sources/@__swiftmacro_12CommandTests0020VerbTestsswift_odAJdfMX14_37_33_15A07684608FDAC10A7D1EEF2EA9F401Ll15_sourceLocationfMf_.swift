Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:15:38-15:54
