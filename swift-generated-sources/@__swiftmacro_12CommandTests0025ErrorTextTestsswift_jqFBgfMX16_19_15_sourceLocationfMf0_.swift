Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:17:20-17:36
