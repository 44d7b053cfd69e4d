Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/FaultTests/PairTests.swift:52:41-52:57
