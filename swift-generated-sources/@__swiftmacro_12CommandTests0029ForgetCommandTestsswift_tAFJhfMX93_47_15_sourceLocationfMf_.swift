Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:94:48-94:64
