Testing.__checkBinaryOperation(part.isStored,{ $0 && $1() },part.stored == 295,expression: .__fromBinaryOperation(.__fromSyntaxNode("part.isStored"),"&&",.__fromSyntaxNode("part.stored == 295")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:237:9-237:53
