Testing.__checkBinaryOperation(held.left,{ $0 == $1() },[.inUse(nil)],expression: .__fromBinaryOperation(.__fromSyntaxNode("held.left"),"==",.__fromSyntaxNode("[.inUse(nil)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:82:9-82:44
