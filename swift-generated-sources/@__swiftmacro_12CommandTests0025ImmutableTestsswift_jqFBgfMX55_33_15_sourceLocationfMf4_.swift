Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:56:34-56:50
