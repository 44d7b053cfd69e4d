Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:62:32-62:48
