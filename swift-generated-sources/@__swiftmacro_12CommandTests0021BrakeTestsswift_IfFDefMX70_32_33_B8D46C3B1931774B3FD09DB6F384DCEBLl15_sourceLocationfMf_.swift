Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:71:33-71:49
