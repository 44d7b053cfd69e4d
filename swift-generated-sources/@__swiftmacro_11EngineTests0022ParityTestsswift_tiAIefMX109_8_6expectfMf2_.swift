Testing.__checkBinaryOperation(healed,{ $0 > $1() },20,expression: .__fromBinaryOperation(.__fromSyntaxNode("healed"),">",.__fromSyntaxNode("20")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:110:9-110:29
