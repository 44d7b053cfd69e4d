Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:89:23-89:39
