Testing.__checkBinaryOperation(refused,{ $0 > $1() },50,expression: .__fromBinaryOperation(.__fromSyntaxNode("refused"),">",.__fromSyntaxNode("50")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SimulationTests/DamageTests.swift:108:9-108:30
