Testing.__checkBinaryOperation(made.code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("made.code"),"==",.__fromSyntaxNode("0")),comments: ["\(made.errors)"],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:68:13-68:55
