Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:65:14-65:30
