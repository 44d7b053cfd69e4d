Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:57:50-57:66
