Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:80:34-80:50
