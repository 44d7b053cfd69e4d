Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:78:34-78:50
