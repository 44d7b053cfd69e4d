Testing.__checkBinaryOperation(killed,{ $0 > $1() },5,expression: .__fromBinaryOperation(.__fromSyntaxNode("killed"),">",.__fromSyntaxNode("5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:112:9-112:28
