Testing.__checkBinaryOperation(kinds,{ $0 == $1() },(0..<20).map { $0 % 2 == 0 ? .changes : .commit },expression: .__fromBinaryOperation(.__fromSyntaxNode("kinds"),"==",.__fromSyntaxNode("(0..<20).map { $0 % 2 == 0 ? .changes : .commit }")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:208:9-208:76
