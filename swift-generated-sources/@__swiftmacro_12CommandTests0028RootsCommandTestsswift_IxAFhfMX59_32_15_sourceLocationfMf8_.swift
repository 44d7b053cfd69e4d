Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:60:33-60:49
