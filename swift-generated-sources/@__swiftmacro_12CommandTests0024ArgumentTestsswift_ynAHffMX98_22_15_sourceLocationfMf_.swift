Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:99:23-99:39
