Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:53:36-53:52
