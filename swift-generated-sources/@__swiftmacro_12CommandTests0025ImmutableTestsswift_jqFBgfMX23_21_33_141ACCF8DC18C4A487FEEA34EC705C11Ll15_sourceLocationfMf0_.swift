Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:24:22-24:38
