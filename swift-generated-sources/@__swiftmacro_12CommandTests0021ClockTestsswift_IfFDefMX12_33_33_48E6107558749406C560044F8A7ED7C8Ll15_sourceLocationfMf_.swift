Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:13:34-13:50
