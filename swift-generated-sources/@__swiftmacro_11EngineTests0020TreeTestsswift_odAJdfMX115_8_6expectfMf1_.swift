Testing.__checkBinaryOperation(result.ending,{ $0 == $1() },.complete,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.ending"),"==",.__fromSyntaxNode(".complete")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:116:9-116:44
