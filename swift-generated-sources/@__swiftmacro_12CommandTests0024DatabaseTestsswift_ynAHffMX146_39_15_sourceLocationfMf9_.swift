Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:147:40-147:56
