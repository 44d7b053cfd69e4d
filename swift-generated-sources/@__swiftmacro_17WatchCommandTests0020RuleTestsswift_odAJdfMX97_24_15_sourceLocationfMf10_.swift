Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:98:25-98:41
