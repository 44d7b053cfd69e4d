Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:17:23-17:39
