Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:12:34-12:50
