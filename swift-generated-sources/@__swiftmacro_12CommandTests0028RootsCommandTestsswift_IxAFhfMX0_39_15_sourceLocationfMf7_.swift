Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:1:40-1:56
