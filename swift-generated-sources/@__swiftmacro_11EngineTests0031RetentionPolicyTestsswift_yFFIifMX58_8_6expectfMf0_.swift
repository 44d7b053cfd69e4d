Testing.__checkBinaryOperation(berlin.bucket(.day, change - 1),{ $0 == $1() },berlin.bucket(.day, change),expression: .__fromBinaryOperation(.__fromSyntaxNode("berlin.bucket(.day, change - 1)"),"==",.__fromSyntaxNode("berlin.bucket(.day, change)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:59:9-59:80
