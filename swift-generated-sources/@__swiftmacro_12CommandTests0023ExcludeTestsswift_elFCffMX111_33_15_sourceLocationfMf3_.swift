Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:112:34-112:50
