Testing.__checkBinaryOperation(held.removed.count,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("held.removed.count"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:83:9-83:41
