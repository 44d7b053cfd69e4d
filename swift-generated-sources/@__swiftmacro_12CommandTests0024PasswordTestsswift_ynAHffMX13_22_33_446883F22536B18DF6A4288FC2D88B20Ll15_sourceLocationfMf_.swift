Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:14:23-14:39
