Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:45:23-45:39
