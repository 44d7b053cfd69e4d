Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/FaultTests/PairTests.swift:66:25-66:41
