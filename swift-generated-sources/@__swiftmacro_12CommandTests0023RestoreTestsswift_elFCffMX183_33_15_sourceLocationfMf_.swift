Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:184:34-184:50
