Testing.__checkBinaryOperation(full.left == [],{ $0 || $1() },full.left == [.noRoom],expression: .__fromBinaryOperation(.__fromSyntaxNode("full.left == []"),"||",.__fromSyntaxNode("full.left == [.noRoom]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:203:9-203:59
