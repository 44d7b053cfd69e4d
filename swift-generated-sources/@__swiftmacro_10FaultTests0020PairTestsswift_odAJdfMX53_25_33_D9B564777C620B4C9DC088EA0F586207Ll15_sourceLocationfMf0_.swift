Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/FaultTests/PairTests.swift:54:26-54:42
