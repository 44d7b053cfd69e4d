Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:42:22-42:38
