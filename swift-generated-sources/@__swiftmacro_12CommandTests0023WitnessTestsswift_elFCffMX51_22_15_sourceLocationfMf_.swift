Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:52:23-52:39
