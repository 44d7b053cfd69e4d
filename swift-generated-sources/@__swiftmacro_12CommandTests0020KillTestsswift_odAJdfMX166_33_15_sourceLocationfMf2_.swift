Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:167:34-167:50
