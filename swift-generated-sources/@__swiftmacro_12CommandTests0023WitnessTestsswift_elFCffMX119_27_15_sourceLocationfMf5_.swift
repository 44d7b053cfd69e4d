Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:120:28-120:44
