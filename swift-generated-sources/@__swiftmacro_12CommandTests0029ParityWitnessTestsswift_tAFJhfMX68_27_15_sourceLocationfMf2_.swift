Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:69:28-69:44
