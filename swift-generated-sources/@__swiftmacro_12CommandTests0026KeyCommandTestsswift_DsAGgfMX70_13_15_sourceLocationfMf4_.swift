Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:71:14-71:30
