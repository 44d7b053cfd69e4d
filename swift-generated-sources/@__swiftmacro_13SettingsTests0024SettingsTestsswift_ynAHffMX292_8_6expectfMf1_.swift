Testing.__checkBinaryOperation(Duration.seconds(Int64.max).wholeNanoseconds,{ $0 == $1() },.max,expression: .__fromBinaryOperation(.__fromSyntaxNode("Duration.seconds(Int64.max).wholeNanoseconds"),"==",.__fromSyntaxNode(".max")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:293:9-293:70
