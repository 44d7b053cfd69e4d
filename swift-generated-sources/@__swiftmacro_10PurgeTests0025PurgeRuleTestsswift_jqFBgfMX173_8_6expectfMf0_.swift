Testing.__checkBinaryOperation(policy.missing(FileSystemSpace(total: .max, available: 1)),{ $0 == $1() },UInt64.max - 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("policy.missing(FileSystemSpace(total: .max, available: 1))"),"==",.__fromSyntaxNode("UInt64.max - 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:174:9-174:94
