Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:28:77-28:93
