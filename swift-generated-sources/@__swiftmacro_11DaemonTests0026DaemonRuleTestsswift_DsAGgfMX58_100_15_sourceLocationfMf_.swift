Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:59:101-59:117
