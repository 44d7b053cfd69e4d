Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:115:22-115:38
