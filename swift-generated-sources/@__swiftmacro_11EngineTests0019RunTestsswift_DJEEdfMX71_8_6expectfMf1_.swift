Testing.__checkBinaryOperation(kept.count > 1,{ $0 && $1() },kept.count < 401,expression: .__fromBinaryOperation(.__fromSyntaxNode("kept.count > 1"),"&&",.__fromSyntaxNode("kept.count < 401")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:72:9-72:52
