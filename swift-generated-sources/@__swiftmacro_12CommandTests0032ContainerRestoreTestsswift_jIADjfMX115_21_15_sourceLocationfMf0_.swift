Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:116:22-116:38
