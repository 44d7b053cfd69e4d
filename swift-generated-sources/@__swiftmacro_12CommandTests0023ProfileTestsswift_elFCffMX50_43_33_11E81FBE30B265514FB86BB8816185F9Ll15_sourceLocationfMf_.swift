Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:51:44-51:60
