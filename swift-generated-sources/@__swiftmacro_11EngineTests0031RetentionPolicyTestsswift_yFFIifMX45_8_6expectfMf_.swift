Testing.__checkBinaryOperation(utc.bucket(.week, monday),{ $0 == $1() },utc.bucket(.week, monday + 7 * 86_400 - 1),expression: .__fromBinaryOperation(.__fromSyntaxNode("utc.bucket(.week, monday)"),"==",.__fromSyntaxNode("utc.bucket(.week, monday + 7 * 86_400 - 1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:46:9-46:89
