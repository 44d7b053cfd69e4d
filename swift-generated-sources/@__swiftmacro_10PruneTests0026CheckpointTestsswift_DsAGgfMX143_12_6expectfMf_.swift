Testing.__checkBinaryOperation(check.damage,{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("check.damage"),"!=",.__fromSyntaxNode("nil")),comments: ["bit \(bit)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:144:13-144:55
