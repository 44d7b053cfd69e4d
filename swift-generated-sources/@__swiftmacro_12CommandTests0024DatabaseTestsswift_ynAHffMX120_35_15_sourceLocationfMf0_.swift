Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:121:36-121:52
