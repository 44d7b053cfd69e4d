Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:137:26-137:42
