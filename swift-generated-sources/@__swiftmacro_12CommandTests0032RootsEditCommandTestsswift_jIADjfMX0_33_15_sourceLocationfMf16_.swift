Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:1:34-1:50
