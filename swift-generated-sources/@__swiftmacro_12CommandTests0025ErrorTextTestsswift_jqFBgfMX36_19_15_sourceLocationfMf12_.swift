Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:37:20-37:36
