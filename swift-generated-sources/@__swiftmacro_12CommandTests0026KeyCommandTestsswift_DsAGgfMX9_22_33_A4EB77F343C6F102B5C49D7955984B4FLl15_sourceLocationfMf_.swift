Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:10:23-10:39
