Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:30:32-30:48
