Testing.__checkBinaryOperation(inside.standing == .own,{ $0 && $1() },!inside.isStored,expression: .__fromBinaryOperation(.__fromSyntaxNode("inside.standing == .own"),"&&",.__fromSyntaxNode("!inside.isStored")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:285:9-285:61
