Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:141:36-141:52
