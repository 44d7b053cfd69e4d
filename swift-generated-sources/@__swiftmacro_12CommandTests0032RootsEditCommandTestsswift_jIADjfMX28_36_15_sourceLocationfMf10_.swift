Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:29:37-29:53
