Testing.__checkBinaryOperation(settings.drill.check,{ $0 == $1() },HookCommand(program: Array("/home/ada/bin/judge".utf8), arguments: [Array("-v".utf8)]),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.drill.check"),"==",.__fromSyntaxNode(#"HookCommand(program: Array("/home/ada/bin/judge".utf8), arguments: [Array("-v".utf8)])"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:144:9-144:128
