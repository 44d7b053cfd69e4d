Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:52:22-52:38
