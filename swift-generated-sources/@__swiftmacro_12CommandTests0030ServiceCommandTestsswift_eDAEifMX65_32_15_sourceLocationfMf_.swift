Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:66:33-66:49
