Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:138:22-138:38
