Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:130:22-130:38
