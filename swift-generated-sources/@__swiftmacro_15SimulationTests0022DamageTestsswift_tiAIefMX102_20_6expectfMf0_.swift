Testing.__checkBinaryOperation(count,{ $0 > $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("count"),">",.__fromSyntaxNode("0")),comments: ["\(path), bit \(bit), went unnoticed"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SimulationTests/DamageTests.swift:103:21-103:78
