Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:81:22-81:38
