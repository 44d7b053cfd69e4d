Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:63:22-63:38
