Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:45:26-45:42
