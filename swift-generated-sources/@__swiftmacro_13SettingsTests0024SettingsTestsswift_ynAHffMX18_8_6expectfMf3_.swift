Testing.__checkBinaryOperation(settings.commitSize.bytes,{ $0 == $1() },1_073_741_824,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.commitSize.bytes"),"==",.__fromSyntaxNode("1_073_741_824")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:19:9-19:60
