Testing.__checkBinaryOperation(result.ending,{ $0 == $1() },.cancelled,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.ending"),"==",.__fromSyntaxNode(".cancelled")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:93:9-93:45
