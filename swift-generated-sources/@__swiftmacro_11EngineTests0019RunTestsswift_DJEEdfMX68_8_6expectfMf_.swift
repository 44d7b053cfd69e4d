Testing.__checkBinaryOperation(needed,{ $0 >= $1() },reserve,expression: .__fromBinaryOperation(.__fromSyntaxNode("needed"),">=",.__fromSyntaxNode("reserve")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:69:9-69:35
