Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:9:19-9:35
