Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:27:28-27:44
