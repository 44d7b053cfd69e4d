Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:43:33-43:49
