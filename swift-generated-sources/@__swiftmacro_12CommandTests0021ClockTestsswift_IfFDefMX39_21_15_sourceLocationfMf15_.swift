Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:40:22-40:38
