Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:75:22-75:38
