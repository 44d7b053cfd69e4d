Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:89:23-89:39
