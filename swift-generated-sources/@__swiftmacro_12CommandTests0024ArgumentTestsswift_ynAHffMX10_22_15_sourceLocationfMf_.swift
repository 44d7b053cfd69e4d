Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:11:23-11:39
