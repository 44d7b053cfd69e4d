Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:68:34-68:50
