Testing.__checkBinaryOperation(after.unusedBefore <= allowed + allowed / 8 + 1,{ $0 || $1() },after.rewritten.count == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("after.unusedBefore <= allowed + allowed / 8 + 1"),"||",.__fromSyntaxNode("after.rewritten.count == 0")),comments: ["seed \(seed): \(after)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:34:17-34:129
