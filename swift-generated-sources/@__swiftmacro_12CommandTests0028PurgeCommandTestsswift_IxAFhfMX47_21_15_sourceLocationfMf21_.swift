Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:48:22-48:38
