Testing.__checkBinaryOperation(rig.run(verb).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.run(verb).code"),"==",.__fromSyntaxNode("0")),comments: ["\(verb)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:196:72-196:115
