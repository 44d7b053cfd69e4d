Testing.__checkBinaryOperation(ground.lookedAt.isEmpty && notes.why("/home") == .refused(.holds(Array("/home".utf8))),{ $0 && $1() },totals.failed == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ground.lookedAt.isEmpty && notes.why("/home") == .refused(.holds(Array("/home".utf8)))"#),"&&",.__fromSyntaxNode("totals.failed == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:268:9-268:126
