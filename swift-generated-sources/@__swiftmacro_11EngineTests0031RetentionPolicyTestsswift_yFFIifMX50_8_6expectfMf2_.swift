Testing.__checkBinaryOperation(india.bucket(.day, midnight),{ $0 == $1() },india.bucket(.day, midnight + 86_399),expression: .__fromBinaryOperation(.__fromSyntaxNode("india.bucket(.day, midnight)"),"==",.__fromSyntaxNode("india.bucket(.day, midnight + 86_399)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:51:9-51:87
