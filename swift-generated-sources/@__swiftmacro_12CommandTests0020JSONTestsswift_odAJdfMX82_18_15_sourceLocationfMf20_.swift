Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:83:19-83:35
