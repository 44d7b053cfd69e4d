Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:66:49-66:65
