Testing.__checkBinaryOperation(india.bucket(.day, midnight),{ $0 != $1() },india.bucket(.day, midnight - 1),expression: .__fromBinaryOperation(.__fromSyntaxNode("india.bucket(.day, midnight)"),"!=",.__fromSyntaxNode("india.bucket(.day, midnight - 1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:50:9-50:82
