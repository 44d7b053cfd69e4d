Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:75:35-75:51
