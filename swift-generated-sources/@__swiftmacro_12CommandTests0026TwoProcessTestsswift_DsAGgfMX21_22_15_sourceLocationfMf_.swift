Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:22:23-22:39
