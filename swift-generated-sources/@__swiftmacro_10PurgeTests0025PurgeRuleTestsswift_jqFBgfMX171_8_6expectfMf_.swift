Testing.__checkBinaryOperation(policy.missing(FileSystemSpace(total: 1_000, available: 0)),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("policy.missing(FileSystemSpace(total: 1_000, available: 0))"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:172:9-172:82
