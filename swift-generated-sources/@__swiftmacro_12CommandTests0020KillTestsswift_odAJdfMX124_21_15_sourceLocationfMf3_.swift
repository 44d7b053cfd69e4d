Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:125:22-125:38
