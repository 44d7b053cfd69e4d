Testing.__checkBinaryOperation(sealed.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("sealed.count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:46:9-46:35
