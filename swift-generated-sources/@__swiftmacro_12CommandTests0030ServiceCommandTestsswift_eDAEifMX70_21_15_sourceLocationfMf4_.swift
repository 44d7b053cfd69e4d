Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:71:22-71:38
