Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:85:37-85:53
