Testing.__checkBinaryOperation(flush.done,{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("flush.done"),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:331:9-331:35
