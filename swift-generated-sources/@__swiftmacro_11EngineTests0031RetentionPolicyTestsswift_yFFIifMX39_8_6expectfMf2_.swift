Testing.__checkBinaryOperation(RetentionCalendar.utc.bucket(.month, (day - date) * 86_400),{ $0 != $1() },bucket,expression: .__fromBinaryOperation(.__fromSyntaxNode("RetentionCalendar.utc.bucket(.month, (day - date) * 86_400)"),"!=",.__fromSyntaxNode("bucket")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:40:9-40:87
