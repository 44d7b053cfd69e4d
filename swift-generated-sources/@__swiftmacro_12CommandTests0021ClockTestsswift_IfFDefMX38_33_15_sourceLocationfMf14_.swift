Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:39:34-39:50
