Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:88:38-88:54
