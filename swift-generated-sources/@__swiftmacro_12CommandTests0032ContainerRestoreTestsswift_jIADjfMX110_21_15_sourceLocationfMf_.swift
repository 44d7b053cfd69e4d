Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:111:22-111:38
