Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:58:22-58:38
