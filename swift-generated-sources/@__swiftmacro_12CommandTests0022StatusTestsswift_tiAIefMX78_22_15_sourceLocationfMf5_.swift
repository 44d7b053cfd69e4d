Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:79:23-79:39
