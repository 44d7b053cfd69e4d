Testing.__checkBinaryOperation(end.position.segment,{ $0 > $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("end.position.segment"),">",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:211:9-211:42
