Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:136:22-136:38
