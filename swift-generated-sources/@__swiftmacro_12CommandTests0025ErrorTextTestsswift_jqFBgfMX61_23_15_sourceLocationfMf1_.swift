Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:62:24-62:40
