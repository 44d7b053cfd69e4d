Testing.__checkBinaryOperation(root(path),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("root(path)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:257:13-257:39
