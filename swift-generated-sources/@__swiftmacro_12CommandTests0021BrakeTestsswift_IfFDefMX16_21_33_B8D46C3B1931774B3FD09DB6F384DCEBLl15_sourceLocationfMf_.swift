Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:17:22-17:38
