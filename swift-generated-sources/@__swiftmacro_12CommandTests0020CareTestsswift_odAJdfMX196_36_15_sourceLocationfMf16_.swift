Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:197:37-197:53
