Testing.__checkBinaryOperation(reasons[3] == [.undo],{ $0 && $1() },reasons[4].count { $0 == .undo } == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("reasons[3] == [.undo]"),"&&",.__fromSyntaxNode("reasons[4].count { $0 == .undo } == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:108:9-108:80
