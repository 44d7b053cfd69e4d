Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:144:25-144:41
