Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:1:42-1:58
