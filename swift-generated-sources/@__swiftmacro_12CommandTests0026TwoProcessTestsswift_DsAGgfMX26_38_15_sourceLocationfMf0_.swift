Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:27:39-27:55
