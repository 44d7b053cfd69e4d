Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:122:36-122:52
