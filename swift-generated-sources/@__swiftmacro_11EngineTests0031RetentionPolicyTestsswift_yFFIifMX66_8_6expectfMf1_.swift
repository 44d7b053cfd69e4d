Testing.__checkBinaryOperation(RetentionCalendar.utc.moment(1, 0, before: march),{ $0 == $1() },(20_543 - 28) * 86_400,expression: .__fromBinaryOperation(.__fromSyntaxNode("RetentionCalendar.utc.moment(1, 0, before: march)"),"==",.__fromSyntaxNode("(20_543 - 28) * 86_400")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:67:9-67:93
