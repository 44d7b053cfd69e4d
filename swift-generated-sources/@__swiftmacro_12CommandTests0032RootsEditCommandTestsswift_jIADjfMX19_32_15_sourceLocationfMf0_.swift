Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:20:33-20:49
