Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:89:38-89:54
