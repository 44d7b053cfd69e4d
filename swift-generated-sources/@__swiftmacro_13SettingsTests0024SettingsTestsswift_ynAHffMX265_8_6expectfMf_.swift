Testing.__checkBinaryOperation(Duration(settingText: "250ms"),{ $0 == $1() },.milliseconds(250),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Duration(settingText: "250ms")"#),"==",.__fromSyntaxNode(".milliseconds(250)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:266:9-266:70
