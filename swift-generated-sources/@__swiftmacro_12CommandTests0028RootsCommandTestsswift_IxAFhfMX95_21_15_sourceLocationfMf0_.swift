Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:96:22-96:38
