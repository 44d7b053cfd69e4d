Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:77:20-77:36
