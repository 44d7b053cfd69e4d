Testing.__checkBinaryOperation(utc.bucket(.week, monday),{ $0 != $1() },utc.bucket(.week, monday - 1),expression: .__fromBinaryOperation(.__fromSyntaxNode("utc.bucket(.week, monday)"),"!=",.__fromSyntaxNode("utc.bucket(.week, monday - 1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:47:9-47:76
