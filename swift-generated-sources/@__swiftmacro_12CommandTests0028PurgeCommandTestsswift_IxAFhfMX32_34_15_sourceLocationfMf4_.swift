Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:33:35-33:51
