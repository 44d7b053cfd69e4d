Testing.__checkBinaryOperation(end.tornBytes,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("end.tornBytes"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:209:9-209:36
