Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:59:22-59:38
