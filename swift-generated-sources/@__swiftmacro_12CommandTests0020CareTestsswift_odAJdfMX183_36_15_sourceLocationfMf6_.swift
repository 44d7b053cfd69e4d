Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:184:37-184:53
