Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:67:14-67:30
