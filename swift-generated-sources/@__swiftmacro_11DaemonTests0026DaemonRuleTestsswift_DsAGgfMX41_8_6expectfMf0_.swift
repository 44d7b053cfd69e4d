Testing.__checkBinaryOperation(gap.gap.cause == .notRunning && gap.first == gap.last,{ $0 && $1() },gap.ended != nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("gap.gap.cause == .notRunning && gap.first == gap.last"),"&&",.__fromSyntaxNode("gap.ended != nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:42:9-42:91
