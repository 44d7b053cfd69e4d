Testing.__checkBinaryOperation(sandbox.startCairn(verb.arguments(world)).wait().code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.startCairn(verb.arguments(world)).wait().code"),"==",.__fromSyntaxNode("0")),comments: ["\(verb)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/PairTests.swift:93:9-93:87
