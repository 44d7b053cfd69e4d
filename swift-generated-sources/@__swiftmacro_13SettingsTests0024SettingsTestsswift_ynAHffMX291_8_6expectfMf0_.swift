Testing.__checkBinaryOperation(Duration.seconds(-1).wholeNanoseconds,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("Duration.seconds(-1).wholeNanoseconds"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:292:9-292:60
