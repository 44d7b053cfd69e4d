Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:38:34-38:50
