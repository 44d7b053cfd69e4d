Testing.__checkBinaryOperation(kept.count > 100,{ $0 && $1() },kept.count < 301,expression: .__fromBinaryOperation(.__fromSyntaxNode("kept.count > 100"),"&&",.__fromSyntaxNode("kept.count < 301")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:96:9-96:54
