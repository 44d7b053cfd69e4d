Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:65:36-65:52
