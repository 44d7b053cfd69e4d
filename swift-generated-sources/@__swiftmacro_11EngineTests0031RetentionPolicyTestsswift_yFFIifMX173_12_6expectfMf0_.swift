Testing.__checkBinaryOperation(end,{ $0 == $1() },once,expression: .__fromBinaryOperation(.__fromSyntaxNode("end"),"==",.__fromSyntaxNode("once")),comments: ["seed \(seed): \(end.symmetricDifference(once).sorted())"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:174:13-174:92
