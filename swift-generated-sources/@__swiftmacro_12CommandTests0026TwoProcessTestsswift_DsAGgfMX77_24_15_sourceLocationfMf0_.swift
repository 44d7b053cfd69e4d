Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:78:25-78:41
