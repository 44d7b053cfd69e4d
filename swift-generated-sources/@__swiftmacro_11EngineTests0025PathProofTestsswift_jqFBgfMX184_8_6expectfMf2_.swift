Testing.__checkBinaryOperation(outside.standing == .outside && !outside.isStored,{ $0 && $1() },outside.innerRoots.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("outside.standing == .outside && !outside.isStored"),"&&",.__fromSyntaxNode("outside.innerRoots.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:185:9-185:97
