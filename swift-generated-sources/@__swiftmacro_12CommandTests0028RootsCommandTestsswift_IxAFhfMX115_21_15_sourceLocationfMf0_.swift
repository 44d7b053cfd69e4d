Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:116:22-116:38
