Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:32:28-32:44
