Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:67:23-67:39
