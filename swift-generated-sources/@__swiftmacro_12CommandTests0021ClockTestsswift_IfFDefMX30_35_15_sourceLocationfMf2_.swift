Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:31:36-31:52
