Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:75:20-75:36
