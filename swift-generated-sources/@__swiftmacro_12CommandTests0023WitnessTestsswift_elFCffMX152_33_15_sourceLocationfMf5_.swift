Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:153:34-153:50
