Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:29:22-29:38
