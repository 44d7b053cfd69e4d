Testing.__checkBinaryOperation(RetentionCalendar.utc.bucket(.year, day * 86_400).number,{ $0 == $1() },year,expression: .__fromBinaryOperation(.__fromSyntaxNode("RetentionCalendar.utc.bucket(.year, day * 86_400).number"),"==",.__fromSyntaxNode("year")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:37:9-37:82
