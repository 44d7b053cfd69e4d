Testing.__checkBinaryOperation(policy.missing(FileSystemSpace(total: 0, available: 0)),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("policy.missing(FileSystemSpace(total: 0, available: 0))"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:175:9-175:78
