Testing.__checkBinaryOperation(next.map { $0 - point.time.seconds < length.gap },{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode("next.map { $0 - point.time.seconds < length.gap }"),"==",.__fromSyntaxNode("true")),comments: ["seed \(seed), \(point.number), \(length.0)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:191:21-191:133
