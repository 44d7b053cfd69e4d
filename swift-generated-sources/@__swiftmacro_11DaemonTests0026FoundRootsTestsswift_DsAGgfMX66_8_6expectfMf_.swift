Testing.__checkBinaryOperation(stored.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("stored.count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:67:9-67:35
