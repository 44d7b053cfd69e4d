Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:46:33-46:49
