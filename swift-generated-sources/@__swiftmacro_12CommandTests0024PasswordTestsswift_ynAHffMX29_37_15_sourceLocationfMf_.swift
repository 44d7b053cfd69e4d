Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:30:38-30:54
