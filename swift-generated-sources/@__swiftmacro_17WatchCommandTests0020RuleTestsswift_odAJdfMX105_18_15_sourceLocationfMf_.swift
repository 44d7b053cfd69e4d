Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:106:19-106:35
