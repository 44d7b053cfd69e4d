Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:45:22-45:38
