Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:96:26-96:42
