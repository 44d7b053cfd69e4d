Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:28:33-28:49
