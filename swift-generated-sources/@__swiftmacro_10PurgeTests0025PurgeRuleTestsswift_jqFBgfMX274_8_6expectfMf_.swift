Testing.__checkBinaryOperation(ground.removed.isEmpty && notes.why("/c") == .refused(.duplicate(of: Array("/c".utf8))),{ $0 && $1() },identity.inode > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ground.removed.isEmpty && notes.why("/c") == .refused(.duplicate(of: Array("/c".utf8)))"#),"&&",.__fromSyntaxNode("identity.inode > 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:275:9-275:127
