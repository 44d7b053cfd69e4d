Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:14:22-14:38
