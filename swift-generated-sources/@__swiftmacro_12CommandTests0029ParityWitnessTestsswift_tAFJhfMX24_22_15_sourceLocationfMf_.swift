Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:25:23-25:39
