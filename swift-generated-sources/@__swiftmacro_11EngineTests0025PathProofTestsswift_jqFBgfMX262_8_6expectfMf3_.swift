Testing.__checkBinaryOperation(after.isStored,{ $0 && $1() },after.gone == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("after.isStored"),"&&",.__fromSyntaxNode("after.gone == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:263:9-263:51
