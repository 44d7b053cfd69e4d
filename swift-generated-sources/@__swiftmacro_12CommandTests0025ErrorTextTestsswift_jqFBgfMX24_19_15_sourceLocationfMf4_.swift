Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:25:20-25:36
