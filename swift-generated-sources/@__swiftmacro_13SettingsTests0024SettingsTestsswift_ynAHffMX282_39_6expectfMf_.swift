Testing.__checkBinaryOperation(ByteSize(text),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("ByteSize(text)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:283:40-283:70
