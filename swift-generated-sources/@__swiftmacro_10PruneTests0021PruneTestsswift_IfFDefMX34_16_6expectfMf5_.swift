Testing.__checkBinaryOperation(after.dead.count,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("after.dead.count"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:35:17-35:47
