Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:74:38-74:54
