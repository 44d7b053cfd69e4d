Testing.__checkBinaryOperation(error.code == 13,{ $0 && $1() },!denied.isStored,expression: .__fromBinaryOperation(.__fromSyntaxNode("error.code == 13"),"&&",.__fromSyntaxNode("!denied.isStored")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:181:9-181:54
