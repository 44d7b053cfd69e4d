Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:24:77-24:93
