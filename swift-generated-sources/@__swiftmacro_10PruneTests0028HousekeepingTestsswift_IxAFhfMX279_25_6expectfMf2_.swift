Testing.__checkBinaryOperation(last.heldBytes > 0,{ $0 && $1() },last.heldBytes <= 2 * first.heldBytes + (4 << 20),expression: .__fromBinaryOperation(.__fromSyntaxNode("last.heldBytes > 0"),"&&",.__fromSyntaxNode("last.heldBytes <= 2 * first.heldBytes + (4 << 20)")),comments: ["\(first) … \(last)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:280:26-280:130
