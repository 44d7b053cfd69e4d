Testing.__checkBinaryOperation(end.position,{ $0 == $1() },journal.position,expression: .__fromBinaryOperation(.__fromSyntaxNode("end.position"),"==",.__fromSyntaxNode("journal.position")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:210:9-210:50
