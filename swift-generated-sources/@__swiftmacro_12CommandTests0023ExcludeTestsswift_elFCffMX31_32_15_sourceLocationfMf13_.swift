Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:32:33-32:49
