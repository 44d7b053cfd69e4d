Testing.__checkBinaryOperation(Duration.milliseconds(1500).wholeNanoseconds,{ $0 == $1() },1_500_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("Duration.milliseconds(1500).wholeNanoseconds"),"==",.__fromSyntaxNode("1_500_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:291:9-291:79
