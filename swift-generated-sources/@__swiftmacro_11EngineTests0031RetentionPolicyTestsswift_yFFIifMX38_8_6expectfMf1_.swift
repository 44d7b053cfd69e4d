Testing.__checkBinaryOperation(RetentionCalendar.utc.bucket(.month, (day - date + 1) * 86_400),{ $0 == $1() },bucket,expression: .__fromBinaryOperation(.__fromSyntaxNode("RetentionCalendar.utc.bucket(.month, (day - date + 1) * 86_400)"),"==",.__fromSyntaxNode("bucket")),comments: [.__line("// The first of the month is in it, the day before is not.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:39:9-39:91
