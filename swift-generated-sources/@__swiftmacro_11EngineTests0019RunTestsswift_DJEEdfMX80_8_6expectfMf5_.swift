Testing.__checkBinaryOperation(next.ending,{ $0 == $1() },.complete,expression: .__fromBinaryOperation(.__fromSyntaxNode("next.ending"),"==",.__fromSyntaxNode(".complete")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:81:9-81:42
