Testing.__checkBinaryOperation((direct < 0 ? direct : 0),{ $0 == $1() },(stepped < 0 ? stepped : 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("(direct < 0 ? direct : 0)"),"==",.__fromSyntaxNode("(stepped < 0 ? stepped : 0)")),comments: ["\(path) \(flags)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:105:17-105:102
